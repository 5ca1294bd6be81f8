import { load } from 'cheerio';
import { audiences } from '@/lib/campaigns';
import { templatePages } from '@/content/navigation';
import { templateWords } from '@/content/words/templates';
import { expect, expectReadable, tabPages, test } from './fixtures';
import { first, last, others, panelOf } from './templates';

for (const route of tabPages) {
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

  test(`${route}: names address parts that match nothing; the next change drops them`, async ({
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

  test(`${route}: there is no page for an audience that doesn’t exist`, async ({ page }) => {
    const response = await page.request.get(`${route}/nobody`);
    expect(response.status()).toBe(404);
  });
}

test('each audience’s page has its own title, description and address, and isn’t indexed', async ({
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

test.describe('without JavaScript', () => {
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
