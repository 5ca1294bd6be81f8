import { audiences } from '@/lib/campaigns';
import { templatePages } from '@/content/navigation';
import { templateWords } from '@/content/words/templates';
import { expect, test } from './fixtures';
import { markDocument, last, panelOf } from './templates';

for (const content of templatePages) {
  const related = [
    ...audiences.map(({ name }) => name),
    ...templatePages.filter(({ route }) => route !== content.route).map(({ title }) => title),
  ];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test(`${content.route}: on a phone, the related pages are in one collapsed row`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(content.route);
        const links = page.getByRole('navigation', { name: templateWords.related });
        const row = links.getByText(templateWords.seePage, { exact: true });
        expect((await links.boundingBox())?.height).toBe(44);
        await expect(links.getByRole('link')).toHaveCount(0);
        await row.click();
        await expect(links.getByRole('link')).toHaveText(related);
        for (const link of await links.getByRole('link').all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
    });
  }

  test(`${content.route}: on a laptop, the related pages are in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(content.route);
    const links = page.getByRole('navigation', { name: templateWords.related });
    await expect(links.getByText(`${templateWords.seePage}:`)).toBeVisible();
    await expect(links.locator('summary')).toBeHidden();
    for (const name of related)
      await expect(links.getByRole('link', { name, exact: true })).toBeInViewport();
  });
}

test('a link to the other template page keeps the audience and the settings', async ({ page }) => {
  const [emails, ads] = templatePages;
  const query = '?width=375&scheme=dark';
  await page.goto(`${emails.route}/${last.id}${query}`);
  const expectNoReload = await markDocument(page);
  const links = page.getByRole('navigation', { name: templateWords.related });
  for (const { route, title } of [ads, emails]) {
    await links.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(`${route}/${last.id}${query}`);
    await expect(panelOf(page, last.name)).toBeVisible();
  }
  await expectNoReload();
  await page.goBack();
  await expect(page).toHaveURL(`${ads.route}/${last.id}${query}`);
  await expect(panelOf(page, last.name)).toBeVisible();
});
