import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { themeColors } from '@/lib/theme-colors';
import { computed } from './emails';
import { expect, pages, test, themeToggle } from './fixtures';

for (const { route } of pages) {
  test(`${route} prints in light, without the shell, links spelled out`, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', computed(themeColors.light));
    // Whose page it is stays, as a letterhead.
    await expect(page.getByRole('banner')).toContainText(site.name);
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
    for (const [href = '', spelled = ''] of links) {
      const address = href?.startsWith('/') ? `${site.origin}${href}` : href;
      expect(spelled?.replaceAll('" "', '')).toBe(`" (${address})"`);
    }
  });
}
