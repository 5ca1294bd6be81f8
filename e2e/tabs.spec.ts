import type { Locator } from '@playwright/test';
import { load } from 'cheerio';
import { audiences } from '@/content/audiences';
import { templatePages } from '@/content/navigation';
import { templateWords } from '@/content/words/templates';
import { expect, expectReadable, followLink, holdBack, tabPages, test } from './fixtures';
import { first, last, markDocument, others, panelOf } from './templates';

const second = others[0] ?? first;

/** Every tab but the first, then the first again. */
const walk = others.length > 0 ? [...others, first] : [];

/** In pixels: where an element begins, and how wide it is. */
async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  return box && [box.x, box.y, box.width];
}

for (const route of tabPages) {
  test(`${route}: each tab opens its audience’s page in place, and moves nothing above it`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const expectNoReload = await markDocument(page);
      // A little down the page, which has to stay there.
      await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
      const places = async () => {
        const above = [
          page.getByRole('heading', { level: 1 }),
          ...(await page.getByRole('tab').all()),
        ];
        return Promise.all([...above, page.getByRole('tabpanel')].map(placeOf));
      };
      const before = await places();
      for (const { id, name } of walk) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
        await expect(page.getByRole('tab', { name })).toBeFocused();
        await expect(page).toHaveURL(`${route}/${id}`);
        await expect(page).toHaveTitle(new RegExp(` ${templateWords.for} ${name} `));
        await expect(panelOf(page, name)).toBeVisible();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        expect([name, await places()]).toEqual([name, before]);
      }
      await expectNoReload();
    }
  });

  test(`${route}: a tab is fetched when it’s chosen, not before`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(route, { waitUntil: 'networkidle' });
    for (const { name } of audiences) await page.getByRole('tab', { name }).hover();
    const ofOthers = () => fetched.filter((path) => path.startsWith(`${route}/`));
    expect(ofOthers()).toEqual([]);
    await page.getByRole('tab', { name: last.name }).click();
    await expect(panelOf(page, last.name)).toBeVisible();
    expect(ofOthers().length > 0).toBe(others.length > 0);
  });

  test(`${route}: tabs by keyboard; Back leaves them all in one press`, async ({ page }) => {
    await page.goto('/');
    await page.goto(route);
    await page.getByRole('tab', { name: first.name }).focus();
    for (const [key, { name }] of [
      ['ArrowRight', second],
      ['End', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(panelOf(page, name)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test(`${route}: on a slow line, the tabs move on at once, and the old panel is out of use`, async ({
    page,
  }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const { release } = await holdBack(page, `**${route}/**`);
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: first.name }).focus();
    for (const [key, { name }] of [
      ['ArrowRight', second],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      await expect(page.getByRole('tab', { name })).toBeFocused();
    }
    const isWaiting = others.length > 0;
    await expect(panel).toHaveAttribute('aria-busy', String(isWaiting));
    await expect(panel).toHaveJSProperty('inert', isWaiting);
    release();
    await expect(panelOf(page, last.name)).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(isWaiting ? `${route}/${last.id}` : route);
  });

  test(`${route}: Back and Forward go through the tabs that were clicked`, async ({ page }) => {
    await page.goto(route);
    const expectNoReload = await markDocument(page);
    for (const { name } of walk) {
      await page.getByRole('tab', { name }).click();
      await expect(panelOf(page, name)).toBeVisible();
    }
    for (const { name } of [first, ...others].slice(0, walk.length).toReversed()) {
      await page.goBack();
      await expect(panelOf(page, name)).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    }
    for (const { name } of walk) {
      await page.goForward();
      await expect(panelOf(page, name)).toBeVisible();
    }
    await expectNoReload();
  });

  test(`${route}: a hash that names an audience leads to its page`, async ({ page }) => {
    for (const { id, name } of [first, last]) {
      await page.goto('about:blank');
      await page.goto(`${route}?scheme=dark#${id}`);
      await expect(panelOf(page, name)).toBeVisible();
      await expect(page).toHaveURL(`${route}/${id}?scheme=dark`);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate((hash) => window.location.assign(hash), `#${first.id}`);
    await expect(panelOf(page, first.name)).toBeVisible();
    await expect(page).toHaveURL(`${route}/${first.id}?scheme=dark`);
    await page.goBack();
    await expect(panelOf(page, last.name)).toBeVisible();
  });

  test(`${route}: what the address says that nothing matches is named, and left out by the next change`, async ({
    page,
  }) => {
    const notice = page.getByRole('status').filter({ hasText: templateWords.unread });
    const go = (hash: string) => page.evaluate((to) => window.location.assign(to), hash);
    const named = 'width=9, service=nobody';
    await page.goto(`${route}?width=9&utm_source=x&service=nobody#nobody`);
    await expect(notice).toHaveText(`${templateWords.unread} ${named}, #nobody.`);
    await expectReadable(notice);
    await expect(panelOf(page, first.name)).toBeVisible();
    for (const odd of ['#%E0%A4%A', `#tab-${first.id}%22]`]) {
      await go(odd);
      await expect(notice).toHaveText(`${templateWords.unread} ${named}, ${odd}.`);
      await go('#content');
      await expect(notice).toHaveText(`${templateWords.unread} ${named}.`);
    }
    for (const { id, name } of others.slice(0, 1)) {
      await page.getByRole('tab', { name }).click();
      await expect(page).toHaveURL(`${route}/${id}?utm_source=x`);
      await expect(notice).toHaveCount(0);
    }
  });

  test(`${route}: a panel that is focused has a quiet mark`, async ({ page }) => {
    await page.goto(`${route}/${last.id}`);
    const panel = panelOf(page, last.name);
    await panel.focus();
    await expect(panel).toHaveCSS('outline-style', 'none');
    await expect(panel).toHaveCSS('box-shadow', /inset/);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(panel).toHaveCSS('outline-style', 'solid');
  });

  test(`${route}: prints the open panel, with its name, and no control`, async ({ page }) => {
    await page.goto(`${route}/${last.id}`);
    const main = page.getByRole('main');
    const controls = main
      .locator('button, select, input, summary, a[download], [role=tab]')
      .filter({ visible: true });
    await expect(controls).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(controls).toHaveCount(0);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const name = page.getByRole('heading', { level: 2, name: last.name });
    await expect.poll(async () => (await name.boundingBox())?.height).toBeGreaterThan(20);
  });

  test(`${route}: where the system sets the colors, the selected tab still shows`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(route);
    const backgrounds = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor));
    const [selected, ...rest] = backgrounds;
    expect(rest).not.toContain(selected);
  });

  test(`${route}: there is no page for an audience that doesn’t exist`, async ({ page }) => {
    const response = await page.request.get(`${route}/nobody`);
    expect(response.status()).toBe(404);
  });
}

test('each audience’s page has a title, a description and a canonical address of its own, and isn’t listed', async ({
  request,
}) => {
  const titles: string[] = [];
  const descriptions: (string | undefined)[] = [];
  for (const { route, title } of templatePages) {
    for (const { id, name } of audiences) {
      const $ = load(await (await request.get(`${route}/${id}`)).text());
      expect($('title').text()).toContain(`${title} ${templateWords.for} ${name}`);
      titles.push($('title').text());
      descriptions.push($('meta[name=description]').attr('content'));
      expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${route}/${id}$`));
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
    }
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(titles.length);
});

test('an anchor followed after a tab was chosen leaves Back working', async ({ page }) => {
  const [route] = tabPages;
  await page.goto(route);
  await page.getByRole('tab', { name: last.name }).click();
  await expect(panelOf(page, last.name)).toBeVisible();
  // A history entry that the router didn't write.
  await page.evaluate(() => window.location.assign('#content'));
  await followLink(page, first.landing);
  await page.goBack();
  await expect(panelOf(page, last.name)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of tabPages) {
    test(`${route}: each tab is a link to its audience’s page`, async ({ page }) => {
      await page.goto(`${route}#${last.id}`);
      await expect(page.locator(':target')).toHaveAccessibleName(last.name);
      await page.getByRole('tab', { name: first.name }).focus();
      for (const { name } of others) {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('tab', { name })).toBeFocused();
      }
      for (const { id, name } of audiences) {
        await page.getByRole('tab', { name }).press('Enter');
        await expect(page).toHaveURL(`${route}/${id}`);
        await expect(panelOf(page, name)).toBeVisible();
        await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
      }
    });
  }
});
