import { homeAudience } from '@/lib/campaigns';
import { unexpectedError } from '@/content/words/errors';
import { expect, test } from './fixtures';

test('a page that fails to render says so, and can be tried again', async ({ page, expected }) => {
  // React logs the error, and that the error page took over. Neither counts as an uncaught error.
  expected.push(/The calendar is broken/);
  await page.addInitScript(() => {
    const { prototype } = Date;
    const working = Object.getOwnPropertyDescriptor(prototype, 'getFullYear') ?? {};
    Object.defineProperty(prototype, 'getFullYear', {
      ...working,
      value: () => {
        throw new Error('The calendar is broken');
      },
    });
    Object.assign(window, {
      mend: () => Object.defineProperty(prototype, 'getFullYear', working),
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: unexpectedError.title })).toBeVisible();
  await expect(page.getByRole('link', { name: unexpectedError.home })).toHaveAttribute('href', '/');
  const { hero, theme } = homeAudience.landing;
  await expect(page.getByRole('main')).toHaveAttribute('data-theme', theme);
  await page.evaluate('mend()');
  await page.getByRole('button', { name: unexpectedError.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.headline);
});
