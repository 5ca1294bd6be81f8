import type { Page } from '@playwright/test';
import { audiences, campaignOf, campaigns } from '@/lib/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { missingFile } from '@/content/words/zip';
import { fileListAddress, type ListedFile } from '@/lib/file-list';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { downloadsOf } from '@/lib/campaign/outputs';
import { expect, expectReadable, holdBack, test } from './fixtures';
import { adFiles, exported, fileBrand, first, nameOf, panelOf, save } from './templates';
import { unzip } from './unzip';

const { player, exportPanel, route } = socialAds;

const zipButton = (page: Page) => panelOf(page).getByRole('button', { name: exportPanel.zip });

/** Every file of the first campaign: its address, and its name in the ZIP. */
const files = downloadsOf(campaignOf(first));

const sheet = Object.values(adFiles(first)).find((address) => address?.endsWith('.csv')) ?? '';

/** Checks that a file in a ZIP is the exported one. */
async function expectExported(page: Page, { address, name }: ListedFile, found?: Buffer) {
  const isSame = found?.equals(await exported(page, address));
  expect([name, isSame]).toEqual([name, true]);
}

test('the ZIP holds the campaign’s ads, film and email, exactly as exported', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  await expect(panel.getByText(`${files.length} ${exportPanel.zipNote}`)).toBeVisible();
  const { name, data } = await save(zipButton(page));
  expect(name).toBe(`${fileBrand}-${first.id}-campaign.zip`);
  const found = await unzip(data);
  expect([...found.keys()]).toEqual(files.map((file) => file.name));
  for (const file of files) await expectExported(page, file, found.get(file.name));
  await expectReadable(panel.getByText(exportPanel.saved));
  // The sheet refers to pictures by their names in the ZIP.
  const text = found.get(nameOf(sheet))?.toString() ?? '';
  const named = [...text.matchAll(/[\w-]+\.png/g)].map(([picture]) => picture);
  expect(named.length).toBeGreaterThan(0);
  for (const picture of named) expect([picture, found.has(picture)]).toEqual([picture, true]);
});

test('one ZIP holds all campaigns, each in a folder of its own', async ({ page }) => {
  await page.goto(route);
  const button = panelOf(page).getByRole('button', { name: exportPanel.zipAll });
  await expect(button).toHaveCount(audiences.length > 1 ? 1 : 0);
  if (audiences.length === 1) return;
  const all = campaigns.flatMap((campaign) =>
    downloadsOf(campaign).map(({ address, name }) => ({
      address,
      name: `${campaign.audience.id}/${name}`,
    })),
  );
  await expect(panelOf(page).getByText(`${all.length} ${exportPanel.zipNote}`)).toBeVisible();
  const { name, data } = await save(button);
  expect(name).toBe(`${fileBrand}-campaigns.zip`);
  const found = await unzip(data);
  expect([...found.keys()]).toEqual(all.map((file) => file.name));
  for (const file of all.filter(
    ({ name: each }) => each.endsWith('.txt') || each.endsWith('.html'),
  ))
    await expectExported(page, file, found.get(file.name));
});

test('the ZIP shows its progress, and can be canceled', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const { release } = await holdBack(page, '**/pictures/*.png');
  await zipButton(page).click();
  const progress = panel.getByRole('progressbar', { name: exportPanel.packing });
  // The pictures come after the texts, and are held back.
  const texts = files.findIndex(({ name }) => name.endsWith('.png'));
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
  await page.unroute('**/pictures/*.png');
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
  const below = panelOf(page).getByRole('link', { name: exportPanel.json });
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
    const { file } = adPictures(first).at(-1) ?? { file: '' };
    const lost = nameOf(file);
    await page.route(`**${file}`, (request) => request.fulfill({ status: 404, body: 'No' }));
    const { data } = await save(zipButton(page));
    await expectReadable(panelOf(page).getByText(`${exportPanel.missing} ${lost}`));
    expect((await unzip(data)).has(lost)).toBe(false);
  });
});

test.describe('downloads that fail', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('if one file fails, it is named, and the rest of the ZIP is complete', async ({ page }) => {
    await page.goto(route);
    const { file } = adPictures(first)[0] ?? { file: '' };
    const lost = nameOf(file);
    await page.route(`**${file}`, (request) => request.abort('failed'));
    const { data } = await save(zipButton(page));
    await expectReadable(panelOf(page).getByText(`${exportPanel.missing} ${lost}`));
    const found = await unzip(data);
    expect([...found.keys()]).toEqual([
      ...files.map(({ name }) => name).filter((name) => name !== lost),
      missingFile.name,
    ]);
    expect(found.get(missingFile.name)?.toString()).toContain(`${missingFile.text}\n\n${lost}: `);
    for (const each of files.filter(({ name }) => name !== lost))
      await expectExported(page, each, found.get(each.name));
  });

  test('if every file fails, nothing is saved, and the ZIP can be requested again', async ({
    page,
  }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const everything = /\/campaigns\/[^/]+\//;
    await page.route(everything, (request) => request.abort('failed'));
    await zipButton(page).click();
    await expectReadable(panelOf(page).getByText(exportPanel.failed));
    await page.unroute(everything);
    const { data } = await save(zipButton(page));
    expect((await unzip(data)).size).toBe(files.length);
  });

  test('if the list of files fails to load, the page says so', async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.route(`**${fileListAddress}`, (request) => request.abort('failed'));
    await zipButton(page).click();
    await expectReadable(panelOf(page).getByText(exportPanel.failed));
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
  const listed = /^\/campaigns\/.*\.(?!webp)\w+$/;
  expect([...before].filter((path) => listed.test(path))).toEqual([]);
  await save(zipButton(page));
  const packer = fetched.filter((path) => path.endsWith('.js') && !before.has(path));
  expect(packer).toHaveLength(1);
});
