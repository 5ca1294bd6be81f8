// What only a browser can do wrong in the editor: its storage, its tabs, its encoder, and files
// that don't arrive.
import { load } from 'cheerio';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as words } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import { studioFilm } from '@/content/words/studio-film';
import { studioMany } from '@/content/words/studio-many';
import { studioSlot } from '@/content/words/studio-slot';
import { socialAds } from '@/content/words/social-ads';
import { csv } from '@/lib/campaign/ads/csv';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { outputAddress } from '@/lib/campaign/output-address';
import { frameRate } from '@/lib/campaign/film/timeline';
import { campaignDataPath, letteringFile, studioStylesFile } from '@/lib/studio/campaign-data';
import { columnName } from '@/lib/studio/rows';
import { clipboard, expect, expectReadable, test } from '../fixtures';
import {
  adsPage,
  boxOf,
  code,
  edit,
  editButton,
  emailPage,
  expectSaved,
  fieldOf,
  fields,
  headline,
  inboxRow,
  newCode,
  openStudio,
  pictureHeadline,
  saveMade,
  stage,
  storedDraft,
  studioPanel,
  subject,
} from '../studio';
import {
  adFiles,
  downloadOf,
  exported,
  exportedEmail,
  files,
  first,
  nameOf,
  panelOf,
  save,
  unzip,
} from '../templates';

const { conflict, status } = words;

const column = (path: string) => columnName(fields, fieldOf(path));

test('a draft survives a reload, and another tab’s is only replaced if someone agrees', async ({
  page,
  context,
}) => {
  const alert = studioPanel(page).getByRole('alert');
  await openStudio(page);
  await edit(page, subject, 'One');
  await expectSaved(page);
  // Even what was typed just before.
  await edit(page, subject, 'One more');
  await page.reload();
  await expect(await boxOf(page, subject)).toHaveValue('One more');
  const other = await context.newPage();
  await other.goto(emailPage);
  await expect(await boxOf(other, subject)).toHaveValue('One more');
  await edit(other, subject, 'Two');
  await expect(alert).toContainText(conflict.tab);
  await edit(page, subject, 'Three');
  await expect(page.getByText(status.paused)).toBeVisible();
  expect(await storedDraft(page)).toContain('"Two"');
  await alert.getByRole('button', { name: conflict.mineTab }).click();
  await expect.poll(() => storedDraft(page)).toContain('"Three"');
  const others = studioPanel(other).getByRole('alert');
  await others.getByRole('button', { name: conflict.theirsTab }).click();
  await expect(await boxOf(other, subject)).toHaveValue('Three');
});

for (const [what, refuse] of [
  [
    'refuses to store anything',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
  [
    'denies the page its storage',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
  ],
] as const)
  test(`if the browser ${what}, editing goes on, and the page says that nothing is kept`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await openStudio(page);
    await edit(page, subject, 'Not kept');
    await expect(page.getByText(status.refused)).toBeVisible();
    await expect(inboxRow(page)).toContainText('Not kept');
  });

test('each row of a table becomes an email, and what’s wrong in a row is named', async ({
  page,
}) => {
  const { nameColumn, paste, row, zip } = studioMany;
  const names = ['Austin', 'Boston', 'Wrong'];
  const rows = names.map((name) => ({
    [nameColumn]: name,
    [column(subject)]: `For ${name}, "now"`,
    [column(code)]: name === 'Wrong' ? newCode.toLowerCase() : '',
  }));
  await openStudio(page);
  // The edits so far are in every row.
  await edit(page, headline, 'In every row');
  // The radio button itself is invisible: its label is what's clicked.
  await stage(page).getByText(words.stage.many, { exact: true }).click();
  const table = csv([nameColumn, column(subject), column(code)], rows);
  await stage(page).getByRole('textbox', { name: paste }).fill(table);
  // The header is the first row.
  const place = `${row} ${rows.length + 1}, ${column(code)}: `;
  await expect(stage(page).getByRole('listitem').filter({ hasText: place })).toBeVisible();
  const { data } = await saveMade(stage(page).getByRole('button', { name: zip.zip }));
  const found = await unzip(data);
  for (const name of ['austin', 'boston']) {
    const html = found.get(`${name}/${nameOf('email.html', name)}`)?.toString() ?? '';
    expect(load(html)('h1').text()).toBe('In every row');
    expect(html).toContain(`utm_content=${name}`);
  }
  expect(found.size).toBe(2 * files.filter(({ path }) => path.startsWith('email')).length);
});

test('a film with edited words is made in the browser', async ({ page }) => {
  test.setTimeout(400_000);
  const { teaser } = studioFields.films;
  await openStudio(page, adsPage);
  const make = stage(page).getByRole('button', { name: `${studioFilm.make} ${teaser}` });
  // Without new words in it, there's nothing to make.
  await expect(make).toHaveCount(0);
  await edit(page, code, newCode);
  const unable = stage(page).getByText(studioFilm.unable).first();
  await expect(make.or(unable).first()).toBeVisible();
  // Debian's Chromium has an encoder for films. A browser without one says so.
  if (await unable.isVisible()) return;
  page.setDefaultTimeout(240_000);
  const { data } = await saveMade(make);
  await expect(stage(page).getByText(studioFilm.saved)).toBeVisible();
  expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const packets = await track?.computePacketStats();
  expect([track?.codec, packets?.packetCount]).toEqual([
    'avc',
    first.ad.story.teaserScript.endCard.end * frameRate,
  ]);
});

test('what the browser makes is what the build makes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  // Nothing in the email depends on it.
  await edit(page, pictureHeadline, 'Short and new');
  for (const [button, ending] of [
    [emailTemplates.exportPanel.copyHtml, 'html'],
    [emailTemplates.exportPanel.copyText, 'txt'],
  ] as const) {
    await stage(page).getByRole('button', { name: button }).click();
    await expect.poll(() => clipboard(page)).toBe(await exportedEmail(page, first, ending));
  }
  await studioPanel(page).getByRole('button', { name: words.reset }).click();

  await openStudio(page, adsPage);
  // Nothing in the ads depends on it.
  await edit(page, subject, 'A subject from the browser');
  await expectSaved(page);
  const { exportPanel } = socialAds;
  await panelOf(page).getByText(exportPanel.sheets).click();
  const { json, readme, meta, linkedin } = adFiles(first);
  for (const [label, address] of [
    [exportPanel.json, json],
    [exportPanel.readme, readme],
    [exportPanel.meta, meta],
    [exportPanel.linkedin, linkedin],
  ] as const) {
    if (!address) continue;
    const { data } = await saveMade(panelOf(page).getByRole('link', { name: label, exact: true }));
    const built = (await exported(page, address)).toString();
    expect([address, data.toString()]).toEqual([address, built]);
  }
  const formats = new Map(adPictures(first).map((picture) => [picture.dimension, picture]));
  for (const picture of formats.values()) {
    const { data } = await saveMade(panelOf(page).getByRole('link', { name: downloadOf(picture) }));
    const [made, built] = await Promise.all(
      [data, await exported(page, picture.file)].map((png) =>
        sharp(png).removeAlpha().raw().toBuffer(),
      ),
    );
    const sum = made?.reduce((total, byte, at) => total + Math.abs(byte - (built?.[at] ?? 0)), 0);
    // Of 255: antialiasing differs a little between a browser and the build.
    expect((sum ?? Infinity) / (built?.length ?? 1), picture.name).toBeLessThan(1);
  }
  // Once nothing is edited, a download is the exported file again.
  await studioPanel(page).getByRole('button', { name: words.reset }).click();
  const link = panelOf(page).getByRole('link', { name: exportPanel.json, exact: true });
  expect((await save(link)).data.equals(await exported(page, json))).toBe(true);
});

for (const [what, url] of [
  ['script', '**/_next/**/*.js'],
  ['campaign', `**${outputAddress(first, campaignDataPath)}`],
  ['typeface', `**${letteringFile}`],
  ['style sheet', `**${studioStylesFile}`],
] as const)
  test.describe(`if the editor’s ${what} doesn’t arrive`, () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('the page says so and still works, and a second press opens the editor', async ({
      page,
    }) => {
      await page.goto(emailPage, { waitUntil: 'networkidle' });
      await page.route(url, (request) => request.abort('failed'));
      await editButton(page).click();
      await expectReadable(page.getByRole('status').filter({ hasText: studioSlot.failed }));
      await expect(studioPanel(page)).toHaveCount(0);
      await page.unroute(url);
      await editButton(page).click();
      await edit(page, subject, 'At last');
      await expect(inboxRow(page)).toContainText('At last');
    });
  });
