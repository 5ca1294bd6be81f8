import { homeAudience } from '@/lib/campaigns';
import { unexpectedError } from '@/content/words/errors';
import { expect, expectTheme, landingPage, templatePage, test, themeToggle } from './fixtures';

test('a page whose scripts don’t arrive says so, and can be tried again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
  await page.goto(landingPage.route, { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/*.js', (request) => request.abort());
  await page.getByRole('contentinfo').locator(`a[href="${templatePage.route}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: unexpectedError.title })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: unexpectedError.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(templatePage.heading);
  await themeToggle(page).click();
  await expectTheme(page, 'light');
});

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
