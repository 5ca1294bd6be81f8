// Other sites that the content names. The tests answer for them, and contact none.
import type { Page } from '@playwright/test';
import { hosts } from '@/content/hosts';
import { expect, landingPage, otherScripts, test } from './fixtures';

const at = (origins: string[], path: string) =>
  origins.map((origin) => origin.replace('*', 'any') + path);

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
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') addresses.push(request.url());
  });
  for (const address of otherScripts)
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  return addresses;
}

if (hosts.scripts.length > 0)
  test('other sites’ scripts load, and can do what they are for', async ({ page }) => {
    const addresses = await requests(page);
    await page.goto(landingPage.route, { waitUntil: 'networkidle' });
    const wanted = [...(sent ?? []), ...(beacons ?? []), ...images, ...frames];
    await expect.poll(() => wanted.filter((url) => !addresses.includes(url))).toEqual([]);
  });
