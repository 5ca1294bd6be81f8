// The template pages' rarer cases: slow or missing files, forced colors, paper.
import { audiences } from '@/lib/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { expect, tabPages, test, visitEach } from '../fixtures';
import { files, first, frameOf, panelOf } from '../templates';

const { route, view } = emailTemplates;

test('a tab’s page and its files are fetched when someone asks, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const addresses = new Set<string>(files.map(({ address }) => address));
  // The preview of the email shows some of them.
  for (const name of ['email', 'email-dark', 'email-logo', 'email-logo-dark'])
    addresses.delete(outputAddress(first, `${name}.png`));
  for (const tabPage of tabPages) {
    await page.goto(tabPage, { waitUntil: 'networkidle' });
    for (const { name } of audiences) await page.getByRole('tab', { name }).hover();
    expect(fetched.filter((path) => path.startsWith(`${tabPage}/`))).toEqual([]);
    expect(fetched.filter((path) => addresses.has(path))).toEqual([]);
  }
});

const grounds = (elements: Element[]) =>
  elements.map((element) => getComputedStyle(element).backgroundColor);

test('with forced colors, the selected tab and chosen option still stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(route);
  const [selected, ...rest] = await page.getByRole('tab').evaluateAll(grounds);
  expect(rest).not.toContain(selected);
  const option = (name: string) => panelOf(page).locator('label').filter({ hasText: name });
  const [light] = await option(view.schemes.light).evaluateAll(grounds);
  expect(await option(view.schemes.dark).evaluateAll(grounds)).not.toContain(light);
});

test('each email prints in full, in color, on one sheet, from any screen', async ({ page }) => {
  const views = audiences.map(({ id, name }) => ({ route: `${route}/${id}`, name }));
  await visitEach(page, views, async ({ route: address, name }) => {
    await page.goto(address);
    const frame = frameOf(panelOf(page, name));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await frame.evaluate((element) => element.scrollIntoView());
      await expect(frame.contentFrame().locator('html')).toHaveCSS('print-color-adjust', 'exact');
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(async () => {
          const all = await frame.boundingBox();
          const place = await frame.locator('..').boundingBox();
          // The room on US Letter, the shortest paper in use, below our own header.
          return all && place && all.height <= place.height + 1 && all.height < 780;
        })
        .toBe(true);
      await page.emulateMedia({ media: null });
    }
  });
});
