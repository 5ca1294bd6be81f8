import { homeAudience } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import { unexpectedError } from '@/content/words/errors';
import { expect, expectTheme, followLink, templatePage, test, themeToggle } from './fixtures';

/** Scripts that only the email templates use, and that haven't been loaded before. */
const scripts = '**/chunks/app/email-templates/**/*.js';

const lost = /ERR_FAILED|ChunkLoadError|Loading chunk/;

test.describe('a page whose scripts do not arrive when a link leads to it', () => {
  test('is loaded again as a whole, and works', { tag: '@all' }, async ({ page, expected }) => {
    expected.push(lost);
    await page.route(scripts, (request) => request.abort(), { times: 2 });
    await page.goto('/');
    await followLink(page, templatePage);
    await expect(page).toHaveURL(templatePage.route);
    await themeToggle(page).click();
    await expectTheme(page, 'light');
  });

  test('says so if they still don’t arrive', { tag: '@all' }, async ({ page, expected }) => {
    expected.push(lost);
    await page.route(scripts, (request) => request.abort());
    await page.goto('/');
    await followLink(page, templatePage);
    await expect(page.getByText(shell.lost)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByText(shell.lost)).toBeHidden();
    await expect(themeToggle(page)).toBeVisible();
  });
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
