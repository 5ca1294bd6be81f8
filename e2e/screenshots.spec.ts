// Not a test: saves screenshots of every page, tab and state of the shell, at each width and in each theme, in
// screenshots/, and the README's two pictures in docs/. `npm run screenshots -- --grep menu` takes only those with that
// word in their name.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { audiences, homeAudience } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { socialAds } from '@/content/words/social-ads';
import { samplePosts } from '@/lib/posts';
import { themeToggle } from './fixtures';

interface View {
  /** The name of the folder for its screenshots. */
  name: string;
  address: string;
  /** Whether to save a PDF of the printed page, too. */
  prints?: boolean;
}

/** In pixels: small and common phones, a tablet in both orientations, laptops and desktops. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

const [samplePost] = samplePosts.keys();

/** Each audience's page for a kind of campaign template. */
const templateAddress = (route: string, audience: string) => `${route}/${audience}`;

const views: View[] = [
  { name: 'home', address: '/' },
  ...audiences.map(({ landing: { route } }) => ({
    name: route.slice(1),
    address: route,
    prints: true,
  })),
  ...[emailTemplates, socialAds].flatMap(({ route }) =>
    audiences.map(({ id }) => ({
      name: `${route.slice(1)}-${id}`,
      address: templateAddress(route, id),
      prints: true,
    })),
  ),
  { name: 'not-found', address: '/404' },
  { name: 'post', address: `/posts/${samplePost}` },
  { name: 'post-embed', address: `/posts/${samplePost}/embed` },
];

/** Opens a page from scratch, even if only its hash has changed. */
async function open(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
}

/** Scrolls through the page, so that everything that loads lazily has loaded. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Takes a screenshot in the theme that the page opens in, and in the other one if there is a toggle. */
async function inBothThemes(page: Page, take: (theme: string) => Promise<unknown>) {
  const toggle = themeToggle(page);
  const theme = page.locator('[data-theme]').first();
  await take((await theme.getAttribute('data-theme')) ?? '');
  if ((await toggle.count()) === 0) return;
  await toggle.click();
  await page.mouse.move(0, 0);
  await take((await theme.getAttribute('data-theme')) ?? '');
}

/** @returns the path of a view's screenshot */
const file = (view: string, name: string) => path.join('screenshots', view, name);

for (const { name, address, prints } of views) {
  test(name, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await open(page, address);
      await inBothThemes(page, async (theme) => {
        await readThrough(page);
        await page.screenshot({
          path: file(name, `${screen.width}-${theme}.png`),
          fullPage: true,
          animations: 'disabled',
        });
      });
    }
    if (prints) await page.pdf({ path: file(name, 'print.pdf'), format: 'A4' });
  });
}

test('menu', async ({ page }) => {
  for (const screen of screens.filter(({ width }) => width < 1024)) {
    await page.setViewportSize(screen);
    await open(page, '/');
    await inBothThemes(page, async (theme) => {
      await page.getByRole('button', { name: shell.openMenu }).click();
      await page.screenshot({ path: file('menu', `${screen.width}-${theme}.png`) });
      await page.keyboard.press('Escape');
    });
  }
});

test('readme', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const pictures = {
    'docs/landing.png': '/',
    'docs/templates.png': templateAddress(emailTemplates.route, homeAudience.id),
  };
  mkdirSync('docs', { recursive: true });
  for (const [picture, address] of Object.entries(pictures)) {
    await open(page, address);
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png).png({ palette: true, effort: 10 }).toFile(picture);
  }
});
