// What breaks or doesn't arrive takes nothing else along.
import { unexpectedError } from '@/content/words/errors';
import { studioDownload as download } from '@/content/words/studio/download';
import { studioMany } from '@/content/words/studio/many';
import { studio as words } from '@/content/words/studio/studio';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { draftKey } from '@/lib/site/stored-drafts';
import { timeoutMs } from '@/lib/site/fetch-file';
import { kindLabel } from '@/lib/studio/download/downloads';
import { campaignDataAddress } from '@/lib/studio/drafts/campaign-data';
import { expect, holdBack, test } from '../../fixtures';
import { first, save } from '../../templates';
import {
  campaign,
  fieldOf,
  openDraft,
  openStudio,
  paths,
  studioOn,
  studioRoute,
  wordsOf,
} from '../studio';

const previewFile = `**${outputAddress(first, 'email-preview.html')}`;

test('a draft with which the studio fails is saved as a file, and removed', async ({
  page,
  expected,
}) => {
  const studio = await openDraft(page, { [paths.subject]: 'Mine' });
  await expect.poll(() => studio.draft()).toContain('Mine');
  const stored = await studio.draft();
  expected.push(/TypeError/);
  await page.route(`**${campaignDataAddress(first)}`, (request) => request.fulfill({ json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: unexpectedError.title })).toBeVisible();
  const { data } = await save(page.getByRole('button', { name: words.unreadable.save }).first());
  expect(data.toString()).toBe(stored);
  expect(await studio.draft()).toBe(stored);
  await page.getByRole('button', { name: words.unreadable.remove }).first().click();
  expect(await studio.draft()).toBe('');
  await page.unrouteAll();
  await page.getByRole('button', { name: words.retry }).click();
  await expect(studio.inbox).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey(first.id))).toBeNull();
});

test('many edits that no longer match leave room for the wall', async ({ page }) => {
  const gone = Array.from({ length: 40 }, (_, index) => [`audience.gone.${index}`, 'x'] as const);
  const studio = await openDraft(page, Object.fromEntries(gone));
  await expect.poll(() => studio.draft()).toContain('audience.gone.39');
  await page.reload();
  const heading = page.getByRole('heading', { name: `${words.differences.heading} (40)` });
  await expect(heading).toBeVisible();
  await expect(studio.feedAd).toBeInViewport();
  const dismiss = page.getByRole('button', { name: words.differences.dismiss, exact: true });
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  await dismiss.click();
  await expect(heading).toHaveCount(0);
});

test('a box or a panel that fails leaves the studio as it is', async ({ page, expected }) => {
  // The script that has the panel.
  await page.route('**/*.js', async (request) => {
    const response = await request.fetch();
    const hasPanel = (await response.text()).includes('mailto:?subject=');
    return hasPanel ? request.abort('failed') : request.fulfill({ response });
  });
  expected.push(/ERR_FAILED/, /ChunkLoadError/, /No selection/);
  const studio = await openStudio(page, '?show=email');
  const failure = page.getByRole('alert').filter({ hasText: words.box.failed });
  await page.getByRole('button', { name: words.bar.download, exact: true }).click();
  await expect(failure).toBeVisible();
  await expect(await studio.openPanel('share')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');
  // Once the connection is back, it's opened without a reload.
  await page.unrouteAll();
  await page.getByRole('button', { name: words.bar.download, exact: true }).click();
  await expect(page.getByRole('button', { name: download.zip.zip })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    document.getSelection = () => {
      throw new Error('No selection');
    };
  });
  await wordsOf(studio.inbox, paths.subject).click();
  await expect(failure).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(document, 'getSelection'));
  await wordsOf(studio.inbox, 'audience.email.preview').click();
  await expect(studio.text).toBeFocused();
});

test('rules that don’t arrive are said, and the next change asks for them again', async ({
  page,
  expected,
}) => {
  // The script that has the rules.
  await page.route('**/*.js', async (request) => {
    const response = await request.fetch();
    const hasRules = (await response.text()).includes('captionsAreReadable');
    return hasRules ? request.abort('failed') : request.fulfill({ response });
  });
  expected.push(/ERR_FAILED/);
  const studio = await openStudio(page, '?show=email');
  const notice = page.getByText(download.notArrived);
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await studio.edit(wordsOf(studio.inbox, paths.subject), '');
  await expect(notice).toHaveCount(0);
  await expect(studio.column.getByRole('heading', { name: words.column.faults })).toBeVisible();
});

test('without the typeface, texts and their file are there, and a reload tries again', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  await page.route('**/typeface.json', (request) => request.fulfill({ status: 404 }));
  await page.goto(studioRoute);
  const studio = studioOn(page);
  await expect(page.getByText(words.wall.failed)).toBeVisible();
  const { label } = fieldOf(paths.subject);
  await studio.inColumn(label).click();
  await studio.text.fill('Mine');
  await page.keyboard.press('Escape');
  const picture = fieldOf('audience.ad.ads.primary.visual');
  await studio.inColumn(picture.label).first().click();
  const failure = page.getByRole('alert').filter({ hasText: words.box.failed });
  await expect(failure).toBeVisible();
  await expect(await studio.openPanel('share')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.getByRole('button', { name: words.retry }).click();
  await expect(wordsOf(studio.inbox, paths.subject)).toHaveText('Mine');
});

test('an email’s artboard whose file is missing doesn’t show the host’s page', async ({
  page,
  expected,
}) => {
  expected.push(/404/);
  const hostPage = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
  await page.route(previewFile, (request) => request.fulfill(hostPage));
  const studio = await openStudio(page, '?show=email');
  const email = studio.board('email', 1);
  await expect(email.getByText(words.boards.missing)).toBeVisible();
  await expect(email.locator('iframe')).toBeHidden();
});

test('an email’s artboard whose file never arrives doesn’t stay empty', async ({ page }) => {
  const release = await holdBack(page, previewFile);
  await page.goto(`${studioRoute}?show=email`, { waitUntil: 'commit' });
  const email = studioOn(page).board('email', 1);
  await expect(email.locator('iframe')).toBeVisible();
  // It's given this long.
  await expect(email.getByText(words.boards.missing)).toBeVisible({ timeout: 2 * timeoutMs });
  await expect(email.locator('iframe')).toBeHidden();
  release();
});

test('while a table’s images are read, it says so, and no row lacks one', async ({ page }) => {
  const studio = await openStudio(page);
  const panel = await studio.openPanel('download');
  await panel.getByText(studioMany.heading).click();
  // A device so slow that no file's bytes ever come.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {});
  });
  const table = 'name,audience.ad.ads.primary.visual\nAustin,a.png';
  await panel.getByLabel(studioMany.file).setInputFiles([
    { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(table) },
    ...['a.png', 'b.png'].map((name) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from('pixels'),
    })),
  ]);
  await expect(panel.getByText(`${studioMany.reading} 2`)).toBeVisible();
  await expect(panel.getByText(studioMany.toFix)).toHaveCount(0);
});

test('a platform that isn’t used isn’t offered, nor are films without an encoder', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  const { audience } = campaign;
  const launch = { ...audience.launch, platforms: ['linkedin'] };
  const json = { ...campaign, audience: { ...audience, launch } };
  await page.route(`**${campaignDataAddress(first)}`, (request) => request.fulfill({ json }));
  const studio = await openStudio(page);
  const panel = await studio.openPanel('download');
  await expect(panel.getByText(download.films.unable)).toBeVisible();
  const files = panel.getByRole('combobox', { name: download.kind });
  await expect(files.getByRole('option', { name: kindLabel('linkedin', campaign) })).toHaveCount(1);
  await expect(files.getByRole('option', { name: kindLabel('meta', campaign) })).toHaveCount(0);
});
