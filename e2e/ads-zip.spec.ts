import type { Page } from '@playwright/test';
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { socialAds } from '@/content/words/social-ads';
import { missingFile } from '@/content/words/zip';
import { adFiles, fileName } from '@/lib/campaign/ads/files';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { expect, expectReadable, holdBack, test } from './fixtures';
import { exported, fileBrand, first, panelOf, save } from './templates';

const { player, exportPanel, route } = socialAds;

const zipButton = (page: Page) => panelOf(page).getByRole('button', { name: exportPanel.zip });

/** Every file of the first campaign: its address, and its name in the ZIP. */
const files = [
  { address: adFiles(first).readme, name: 'README.txt' },
  ...[
    adFiles(first).json,
    adFiles(first).meta,
    adFiles(first).linkedin,
    ...adPictures(first).map(({ file }) => file),
  ].map((address) => ({ address, name: fileName(address) })),
];

/** The files in a ZIP, by name. Throws if a file doesn't match its checksum. */
async function unzip(data: Buffer): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(data)])), {
    checkSignature: true,
  });
  const found = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    found.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  await reader.close();
  return found;
}

test('the ZIP holds every file of the campaign exactly as exported', async ({ page }) => {
  await page.goto(route);
  const { name, data } = await save(zipButton(page));
  expect(name).toBe(`${fileBrand}-${first.id}-ads.zip`);
  const found = await unzip(data);
  expect([...found.keys()]).toEqual(files.map((file) => file.name));
  for (const file of files)
    expect([file.name, found.get(file.name)?.equals(await exported(page, file.address))]).toEqual([
      file.name,
      true,
    ]);
  await expectReadable(panelOf(page).getByText(exportPanel.saved));
  // The sheet refers to the pictures by their names in the ZIP.
  const sheet = found.get(fileName(adFiles(first).meta))?.toString() ?? '';
  for (const dimension of first.ad.display.dimensions) {
    expect(sheet).toContain(`${first.id}-${dimension}.png`);
    expect(found.has(`${first.id}-${dimension}.png`)).toBe(true);
  }
});

test('the ZIP shows its progress, and can be canceled', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const { release } = await holdBack(page, '**/ads/*.png');
  await zipButton(page).click();
  const progress = panel.getByRole('progressbar', { name: exportPanel.packing });
  const texts = files.filter(({ name }) => !name.endsWith('.png')).length;
  await expect(progress).toHaveJSProperty('value', texts);
  await expect(progress).toHaveJSProperty('max', files.length);
  await expect(
    panel.getByText(`${texts} ${player.of} ${files.length} ${exportPanel.files}`),
  ).toBeVisible();
  // As by keyboard: the Cancel button disappears, but the focus isn't lost.
  await panel.getByRole('button', { name: exportPanel.cancel }).press('Enter');
  await expect(zipButton(page)).toBeFocused();
  await expectReadable(panel.getByText(exportPanel.canceled));
  await expect(progress).toHaveCount(0);
  release();
  await page.unroute('**/ads/*.png');
  // And it can be requested again.
  const { data } = await save(zipButton(page));
  expect((await unzip(data)).size).toBe(files.length);
  await expect(panel.getByText(exportPanel.canceled)).toHaveCount(0);
});

test('on a double click, the ZIP is packed once, and nothing below the button moves', async ({
  page,
}) => {
  await page.goto(route);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const below = panelOf(page).getByRole('link', { name: exportPanel.meta });
  const before = await below.boundingBox();
  const tops = new Set<number | undefined>();
  page.on('request', () => void below.boundingBox().then((box) => tops.add(box?.y)));
  await zipButton(page).dblclick();
  await expectReadable(panelOf(page).getByText(exportPanel.saved));
  expect((await below.boundingBox())?.y).toBe(before?.y);
  expect([...tops]).toEqual([before?.y]);
  expect(saved).toHaveLength(1);
});

test.describe('a file that is missing on the host', () => {
  test.use({ expectedProblems: [/404/] });

  test('is named, and the 404 page is not packed in its place', async ({ page }) => {
    await page.goto(route);
    const lost = fileName(adPictures(first).at(-1)?.file ?? '');
    await page.route(`**/ads/${lost}`, (request) => request.fulfill({ status: 404, body: 'No' }));
    const { data } = await save(zipButton(page));
    await expectReadable(panelOf(page).getByText(`${exportPanel.missing} ${lost}`));
    expect((await unzip(data)).has(lost)).toBe(false);
  });
});

test.describe('downloads that fail', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('if one file fails, it is named, and the rest of the ZIP is complete', async ({ page }) => {
    await page.goto(route);
    const lost = fileName(adPictures(first)[0]?.file ?? '');
    await page.route(`**/ads/${lost}`, (request) => request.abort('failed'));
    const { data } = await save(zipButton(page));
    await expectReadable(panelOf(page).getByText(`${exportPanel.missing} ${lost}`));
    const found = await unzip(data);
    expect([...found.keys()]).toEqual([
      ...files.map(({ name }) => name).filter((name) => name !== lost),
      missingFile.name,
    ]);
    expect(found.get(missingFile.name)?.toString()).toBe(`${missingFile.text}\n\n${lost}\n`);
    for (const { name, address } of files.filter((file) => file.name !== lost))
      expect([name, found.get(name)?.equals(await exported(page, address))]).toEqual([name, true]);
  });

  test('if every file fails, nothing is saved, and the ZIP can be requested again', async ({
    page,
  }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.route('**/ads/*', (request) => request.abort('failed'));
    await zipButton(page).click();
    await expectReadable(panelOf(page).getByText(exportPanel.failed));
    await page.unroute('**/ads/*');
    const { data } = await save(zipButton(page));
    expect((await unzip(data)).size).toBe(files.length);
  });

  test('if the code that packs the ZIP fails to load, the page says so', async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.route('**/_next/static/chunks/*', (request) => request.abort('failed'));
    await zipButton(page).click();
    await expectReadable(panelOf(page).getByText(exportPanel.failed));
  });
});

test('nothing for the ZIP is fetched before someone asks for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  const before = new Set(fetched);
  expect([...before].filter((path) => /^\/ads\/.*\.(?:png|csv|json|txt)$/.test(path))).toEqual([]);
  await save(zipButton(page));
  const packer = fetched.filter((path) => path.endsWith('.js') && !before.has(path));
  expect(packer).toHaveLength(1);
});
