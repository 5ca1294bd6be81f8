import { load } from 'cheerio';
import { inboxes } from '@/content/inboxes';
import { emailLimits } from '@/content/schema/email';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { templateWords } from '@/content/words/templates';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { outputAddress } from '@/lib/campaign/output-address';
import { downloadsOf } from '@/lib/campaign/outputs';
import { valueOf } from '@/lib/studio/edits';
import { frameOf } from './emails';
import { expect, test } from './fixtures';
import {
  adsPage,
  boxOf,
  campaign,
  code,
  copyEmail,
  edit,
  expectSaved,
  fields,
  headline,
  newCode,
  openStudio,
  pictureHeadline,
  saveMade,
  stage,
  subject,
  textLinks,
} from './studio';
import { adFiles, downloadOf, exported, first, nameOf, panelOf } from './templates';
import { unzip } from './unzip';

const { exportPanel, checks } = emailTemplates;
const { offer } = campaign;

const texts = {
  [subject]: 'A subject from the browser',
  [headline]: 'A headline from the browser',
  [code]: newCode,
};
const picturePath = { [pictureHeadline]: 'Short and new' };

/** Every picture of the campaign; the first one is a creative of the first concept. */
const pictures = adPictures(first);
const [creative] = pictures;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The old code as a word of its own. */
const oldCode = new RegExp(`\\b${offer.code}\\b`);

test('edited words are in the previews, the checks and every file, on both pages', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await openStudio(page);
  for (const [path, text] of Object.entries(texts)) await edit(page, path, text);

  const [inbox] = inboxes.items;
  if (!inbox) throw new Error('There is no inbox.');
  const row = stage(page).getByRole('figure', { name: inbox.name });
  await expect(row.getByText(texts[subject], { exact: true })).toBeVisible();
  const email = frameOf(panelOf(page)).contentFrame();
  await expect(email.getByRole('heading', { level: 1 })).toHaveText(texts[headline]);
  await expect(email.locator('body')).toContainText(newCode);
  await expect(email.locator('body')).not.toContainText(oldCode);
  const length = `${texts[subject].length} / ${emailLimits.subject}`;
  await expect(
    stage(page).getByText(`${checks.subject.name}: ${checks.subject.text.replace('#', length)}`),
  ).toBeVisible();
  // The texts with the code follow.
  for (const field of fields) {
    if (!field.path.startsWith('audience.email') || !oldCode.test(valueOf(campaign, field)))
      continue;
    await expect(await boxOf(page, field.path)).toHaveValue(new RegExp(newCode));
  }

  const html = load(await copyEmail(page, exportPanel.copyHtml));
  expect(html('h1').text()).toBe(texts[headline]);
  expect(html('title').text()).toBe(texts[subject]);
  expect(html('body').text()).toContain(newCode);
  expect(html('body').text()).not.toMatch(oldCode);
  const text = await copyEmail(page, exportPanel.copyText);
  for (const word of [texts[headline], newCode]) expect(text).toContain(word);
  expect(text).not.toMatch(oldCode);

  await expectSaved(page);
  await page
    .getByRole('navigation', { name: templateWords.related })
    .getByRole('link', { name: socialAds.title })
    .click();
  await page.waitForURL(`**${adsPage}`);
  await expect(await boxOf(page, subject)).toHaveValue(texts[subject]);

  if (!creative) throw new Error('There is no creative.');
  const shown = stage(page).getByRole('img', { name: creative.alt }).first();
  const before = await shown.getAttribute('src');
  await edit(page, pictureHeadline, picturePath[pictureHeadline] ?? '');
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  const png = await saveMade(panelOf(page).getByRole('link', { name: downloadOf(creative) }));
  expect(png.name).toBe(nameOf(creative.file));
  // Its width and height are at the start of a PNG.
  expect([png.data.readUInt32BE(16), png.data.readUInt32BE(20)]).toEqual([
    creative.width,
    creative.height,
  ]);
  expect(png.data.equals(await exported(page, creative.file))).toBe(false);

  for (const { address, link } of textLinks(page)) {
    const { name, data } = await saveMade(link);
    expect(name).toBe(nameOf(address));
    expect([name, data.toString().match(oldCode)]).toEqual([name, null]);
    const had = oldCode.test((await exported(page, address)).toString());
    expect([name, data.toString().includes(newCode)]).toEqual([name, had]);
  }
});

test('the campaign’s ZIP has the edited words in all of its files, and the same names', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await openStudio(page, adsPage);
  const edits = {
    [subject]: texts[subject],
    [headline]: texts[headline],
    'audience.ad.ads.primary.headline': 'An ad from the browser',
    ...picturePath,
  };
  for (const [path, text] of Object.entries(edits)) await edit(page, path, text);
  const { data } = await saveMade(
    panelOf(page).getByRole('button', { name: socialAds.exportPanel.zip }),
  );
  const found = await unzip(data);
  const files = downloadsOf(campaign);
  expect([...found.keys()]).toEqual(files.map(({ name }) => name));
  const read = (address: string) =>
    found.get(files.find((file) => file.address === address)?.name ?? '')?.toString() ?? '';
  const ads = adFiles(first);
  const adTexts = [ads.readme, ads.json, ads.meta, ads.linkedin].filter(
    (each) => each !== undefined,
  );
  for (const address of adTexts)
    expect([address, read(address).includes('An ad from the browser')]).toEqual([address, true]);
  const html = load(read(outputAddress(first, 'email.html')));
  expect(html('h1').text()).toBe(texts[headline]);
  expect(read(outputAddress(first, 'email.txt'))).toContain(texts[headline]);
  expect(read(outputAddress(first, 'email.eml'))).toContain(`Subject: ${texts[subject]}`);
  const picture = files.find(({ address }) => address === creative?.file)?.name ?? '';
  expect(found.get(picture)?.equals(await exported(page, creative?.file ?? ''))).toBe(false);
  // The films have none of the edited words.
  for (const { address, name } of files.filter(({ name: each }) => each.endsWith('.mp4')))
    expect([name, found.get(name)?.equals(await exported(page, address))]).toEqual([name, true]);
});
