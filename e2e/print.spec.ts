import { audiences } from '@/content/audiences';
import { emailTemplates } from '@/content/words/email-templates';
import { shell } from '@/content/words/shell';
import { brand } from '@/content/brand';
import { themeColors } from '@/lib/theme-colors';
import { computed } from './emails';
import { expect, pages, test, themeToggle } from './fixtures';

/** By route, the links of a landing page that lead away from it. */
const landings = new Map(
  audiences.map(({ landing: { route, hero, posts } }) => [
    route,
    [
      ...hero.actions.filter(({ href }) => !href.startsWith('#')),
      ...(posts?.items ?? []).map(({ address }) => ({ href: address })),
    ],
  ]),
);

for (const { route } of pages) {
  test(`${route} prints in light, without the shell, links spelled out`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors.light));
    // Whose page it is stays, as a letterhead.
    await expect(page.getByRole('banner')).toContainText(brand.name);
    for (const part of [
      page.getByRole('navigation', { name: shell.navigation }),
      page.getByRole('button', { name: shell.openMenu }),
      page.getByRole('contentinfo'),
      themeToggle(page),
    ])
      await expect(part).toBeHidden();
    await expect(page.locator('button:visible, select:visible')).toHaveCount(0);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all
          .filter((link) => link.checkVisibility() && !link.getAttribute('href')?.startsWith('#'))
          .map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      );
    const named = landings.get(route)?.map(({ href }) => href) ?? [];
    expect(links.map(([href]) => href)).toEqual(expect.arrayContaining(named));
    for (const [href = '', spelled = ''] of links) {
      const address = href?.startsWith('/') ? `${brand.origin}${href}` : href;
      expect(spelled?.replaceAll('" "', '')).toBe(`" (${address})"`);
    }
  });
}

/** In pixels: what margins leave of a page of US letter, the lowest in use, below the head of ours. */
const paperHeight = 780;

for (const width of [390, 1440]) {
  test(`from ${width} pixels, each email prints whole, with its grounds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { id, name } of audiences) {
      await page.emulateMedia({ media: 'screen' });
      // A hash alone would not load the page anew.
      await page.goto('about:blank');
      await page.goto(`${emailTemplates.route}#${id}`);
      // By its name: until the script runs, the first one's panel is the one that shows.
      const frame = page.getByRole('tabpanel', { name }).locator('iframe');
      await frame.evaluate((element) => element.scrollIntoView());
      const root = frame.contentFrame().locator('html');
      await expect(root).toHaveCSS('print-color-adjust', 'exact');
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(async () => {
          const all = await frame.boundingBox();
          const place = await frame.locator('..').boundingBox();
          return all && place && all.height <= place.height + 1 && all.height < paperHeight;
        })
        .toBe(true);
    }
  });
}
