// Other sites that the content names. The tests answer for them, and contact none.
import type { Page } from '@playwright/test';
import { hosts } from '@/content/hosts';
import { pages as ownPages } from '@/content/pages';
import { expect, landingPage, otherScripts, test } from './fixtures';

const at = (origins: string[], path: string) =>
  origins.map((origin) => origin.replace('*', 'any') + path);

const { scripts, consent } = hosts;
const [sent, beacons] = ['/sent', '/beacon'].map((path) => at(hosts.connect, path));
const images = at(hosts.images, '/pixel');
const frames = at(hosts.frames, '/frame');

/** What statistics services and tag managers do. */
const script = `
  document.documentElement.insertAdjacentHTML('beforeend', '<i hidden>tag</i>');
  for (const address of ${JSON.stringify(sent)}) fetch(address, { method: 'POST', mode: 'no-cors' });
  for (const address of ${JSON.stringify(beacons)}) navigator.sendBeacon(address, 'text');
  for (const address of ${JSON.stringify(images)}) new Image().src = address;
  for (const src of ${JSON.stringify(frames)})
    document.documentElement.append(Object.assign(document.createElement('iframe'), { src }));`;

async function requests(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') found.push(request.url());
  });
  for (const address of otherScripts)
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  return found;
}

if (scripts.length > 0)
  test.describe('other sites’ scripts', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test('load once they may, and can do what they are for', async ({ page }) => {
      const found = await requests(page);
      await page.goto(landingPage.route, { waitUntil: 'networkidle' });
      if (consent) {
        expect(found).toEqual([]);
        await page.getByRole('button', { name: consent.accept }).click();
      }
      const wanted = [...(sent ?? []), ...(beacons ?? []), ...images, ...frames];
      await expect.poll(() => wanted.filter((url) => !found.includes(url))).toEqual([]);
      if (!consent) return;
      // Another page doesn't ask again, and a change of mind ends it.
      await page.reload();
      await expect(page.getByRole('button', { name: consent.accept })).toBeHidden();
      await page.getByRole('button', { name: consent.decline }).click();
      await expect(page.getByRole('button', { name: consent.accept })).toBeVisible();
      found.splice(0);
      await page.reload({ waitUntil: 'networkidle' });
      expect(found).toEqual([]);
    });
  });

for (const { route, form } of ownPages)
  if (form)
    for (const javaScriptEnabled of [true, false])
      test.describe(`JavaScript: ${javaScriptEnabled}`, () => {
        test.use({ javaScriptEnabled });

        test(`the form on ${route} is sent to its service`, async ({ page }) => {
          let received: string | null = null;
          await page.route(form.action, async (sentForm) => {
            received = sentForm.request().postData();
            await sentForm.fulfill({ contentType: 'text/html', body: '<title>Thanks</title>' });
          });
          await page.goto(route);
          for (const { label } of form.fields) await page.getByLabel(label).fill('1@a.example');
          await page.getByRole('button', { name: form.send }).click();
          await expect(page).toHaveTitle('Thanks');
          expect([...new URLSearchParams(received ?? '')]).toEqual([
            ...Object.entries(form.hidden ?? {}),
            ...form.fields.map(({ name }) => [name, '1@a.example']),
          ]);
        });
      });
