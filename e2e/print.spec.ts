import { audiences } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { expect, templateRoute, test, visitEach } from './fixtures';

/** In pixels: the room on US Letter, the shortest paper in use, inside the margins and below our own header. */
const paperHeight = 780;

test('each email prints in full on one sheet, in color, from a phone and from a desktop', async ({
  page,
}) => {
  const views = audiences.map(({ id, name }) => ({
    route: templateRoute(emailTemplates.route, id),
    name,
  }));
  await visitEach(page, views, async ({ route, name }) => {
    await page.goto(route);
    const frame = page.getByRole('tabpanel', { name }).locator('iframe');
    for (const width of [390, 1440]) {
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width, height: 900 });
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
});
