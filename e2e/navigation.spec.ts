import { audiences } from '@/lib/campaigns';
import { shell } from '@/content/words/shell';
import {
  expect,
  followLink,
  landingPage as from,
  landingViews,
  templatePage as to,
  test,
} from './fixtures';

const action = audiences[0].landing.hero.actions.find(({ href }) => href.startsWith('#'));

const withTopLink = landingViews.filter(({ landing }) =>
  landing.footer.columns.some(({ links }) => links.some(({ href }) => href === '#top')),
);

test('the skip link is the first stop of the Tab key and leads to the content', async ({
  page,
}) => {
  await page.goto(from.route);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const anchor of action ? ['#content', action.href] : ['#content']) {
  test(`after following ${anchor} and then a link, Back returns to the page`, async ({ page }) => {
    await page.goto(from.route);
    const link = page.locator(`a[href="${anchor}"]`).first();
    await link.focus();
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    await followLink(page, to);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${from.route}${anchor}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(from.heading);
  });
}

for (const { route } of withTopLink.slice(0, 1)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test("the footer's link to the top goes all the way up; Tab continues there", async ({
        page,
      }) => {
        await page.goto(route);
        const link = page.getByRole('contentinfo').locator('a[href="#top"]').first();
        const scrolled = () => page.evaluate(() => window.scrollY);
        await link.scrollIntoViewIfNeeded();
        expect(await scrolled()).toBeGreaterThan(0);
        await link.click();
        await expect.poll(scrolled).toBe(0);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
      });
    });
  }
}

test('a link changes the page without a full load, and fetches nothing before the click', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url());
  });
  await page.goto(from.route);
  await page.evaluate(() => document.documentElement.setAttribute('data-still-here', ''));
  const link = page
    .getByRole('navigation', { name: shell.navigation })
    .locator(`a[href="${to.route}"]`);
  await link.hover();
  expect(fetched).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(to.heading);
  await expect(page.locator('html[data-still-here]')).toHaveCount(1);
});

test('a link with Ctrl held opens another tab and leaves this one alone', async ({
  page,
  context,
}) => {
  await page.goto(from.route);
  const link = page
    .getByRole('navigation', { name: shell.navigation })
    .locator(`a[href="${to.route}"]`);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await expect(opened).toHaveURL(to.route);
  await expect(page).toHaveURL(from.route);
});
