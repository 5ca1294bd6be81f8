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

  test(`${content.route}: the related pages are in view at every width`, async ({ page }) => {
    await page.goto(content.route);
    const links = page.getByRole('navigation', { name: templateWords.related });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(links.getByRole('link')).toHaveText(related);
    for (const width of [320, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 768 });
      for (const link of await links.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const [title, row] = [await heading.boundingBox(), await links.boundingBox()];
      if (!title || !row) throw new Error('The heading or the links have no box.');
      // Below the heading, or beside it.
      expect(
        Math.max(row.y - title.y - title.height, row.x - title.x - title.width),
      ).toBeGreaterThan(0);
    }
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
