import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { studioSlot } from '@/content/words/studio-slot';
import { outputAddress } from '@/lib/campaign/output-address';
import { campaignDataPath, letteringFile, studioStylesFile } from '@/lib/studio/addresses';
import { expect, expectReadable, test } from './fixtures';
import {
  adsPage,
  edit,
  editButton,
  emailPage,
  exportedText,
  headline,
  inboxRow,
  pictureHeadline,
  shownHeadline,
  stage,
  studioPanel,
  subject,
} from './studio';
import { first, panelOf } from './templates';
import { frameOf } from './emails';

/** In bytes, with Brotli: the most that the first press on the button fetches in scripts. */
const mostScript = 90_000;

const data = [outputAddress(first, campaignDataPath), letteringFile, studioStylesFile];

/** Collects the scripts and the files that the page asks for. */
function watchRequests(page: Page) {
  const scripts: Promise<Buffer>[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(new URL(response.url()).pathname);
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return { scripts, addresses };
}

for (const [name, route] of [
  ['email page', emailPage],
  ['ads page', adsPage],
] as const)
  test(`on the ${name}, the editor is light, and nothing of it is fetched before it’s asked for`, async ({
    page,
  }) => {
    const { scripts, addresses } = watchRequests(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(data.filter((address) => addresses.includes(address))).toEqual([]);
    const before = scripts.length;
    expect(before).toBeGreaterThan(0);
    await editButton(page).click();
    await expect(studioPanel(page)).toBeVisible();
    await edit(page, headline, 'An edit');
    await edit(page, pictureHeadline, 'An edit');
    // By then, everything that edits need has arrived.
    if (route === emailPage) await expect(shownHeadline(page)).toHaveText('An edit');
    else await expect(stage(page).locator('img[src^="blob:"]').first()).toBeVisible();
    expect(data.filter((address) => !addresses.includes(address))).toEqual([]);
    const fetched = (await Promise.all(scripts.slice(before))).filter(
      // An idle page fetches the sign-in SDK, whether it's edited or not.
      (script) => !script.includes('@firebase/'),
    );
    expect(fetched.length).toBeGreaterThan(0);
    const bytes = fetched.map((script) => brotliCompressSync(script).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(mostScript);
  });

/** Loads the email page whole, so that only what the editor needs can fail after that. */
async function loadPage(page: Page) {
  await page.goto(emailPage, { waitUntil: 'networkidle' });
  await expect(frameOf(panelOf(page)).contentFrame().locator('h1')).toBeVisible();
}

/** Presses the button, and checks that the page says what happened and still works. */
async function expectFailure(page: Page) {
  await editButton(page).click();
  const sentence = page.getByRole('status').filter({ hasText: studioSlot.failed });
  await expectReadable(sentence);
  await expect(editButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(studioPanel(page)).toHaveCount(0);
  await expect(frameOf(panelOf(page)).contentFrame().locator('h1')).toHaveText(
    exportedText(headline),
  );
}

/** Presses the button again, and checks that the editor works. */
async function expectEditor(page: Page) {
  await editButton(page).click();
  await expect(studioPanel(page)).toBeVisible();
  await edit(page, subject, 'At last');
  await expect(inboxRow(page)).toContainText('At last');
  await expect(shownHeadline(page)).toHaveText(exportedText(headline));
  await expect(stage(page).getByText(studioSlot.failed)).toHaveCount(0);
}

for (const [what, url] of [
  ['script', '**/_next/**/*.js'],
  ['campaign', `**${data[0]}`],
  ['typeface', `**${data[1]}`],
  ['style sheet', `**${data[2]}`],
] as const)
  test.describe(`if the editor’s ${what} doesn’t arrive`, () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('the page says so and still works, and a second press opens the editor', async ({
      page,
    }) => {
      await loadPage(page);
      await page.route(url, (request) => request.abort('failed'));
      await expectFailure(page);
      await page.unroute(url);
      await expectEditor(page);
    });
  });

test.describe('if the editor’s files are missing on the host', () => {
  test.use({ expectedProblems: [/404/] });

  test('the page says so and still works, and a second press opens the editor', async ({
    page,
  }) => {
    await loadPage(page);
    // The style sheet first: once it has arrived, it isn't fetched again.
    for (const address of data.toReversed()) {
      await page.route(`**${address}`, (request) =>
        request.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not here</p>' }),
      );
      await expectFailure(page);
      await page.unroute(`**${address}`);
    }
    await expectEditor(page);
  });
});
