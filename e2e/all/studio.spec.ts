// What only a browser can do wrong in the studio: its storage, its tabs, its encoder, files that
// don't arrive, and whatever somebody puts into a link or a box.
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { documents } from '@/content/campaigns';
import { emailTemplates } from '@/content/words/email-templates';
import { studio as words } from '@/content/words/studio';
import { studioDownload } from '@/content/words/studio-download';
import { studioFilm } from '@/content/words/studio-film';
import { studioMany } from '@/content/words/studio-many';
import { studioShare } from '@/content/words/studio-share';
import { csv } from '@/lib/campaign/ads/csv';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { frameRate } from '@/lib/campaign/film/timeline';
import { outputAddress } from '@/lib/campaign/output-address';
import { campaignDataPath, letteringFile } from '@/lib/studio/campaign-data';
import { longestValue } from '@/lib/studio/edits';
import { toFragment } from '@/lib/studio/link';
import { columnName } from '@/lib/studio/rows';
import { saveEdits } from '@/lib/studio/saved-edits';
import { expect, test } from '../fixtures';
import {
  boardOf,
  campaign,
  code,
  edit,
  feedAd,
  fieldOf,
  fields,
  headline,
  inbox,
  landing,
  newCode,
  openPanel,
  openStudio,
  phoneEmail,
  pictureHeadline,
  saveZip,
  storedDraft,
  studioRoute,
  subject,
  textBox,
  wordsOf,
} from '../studio';
import { exported, files, first, nameOf, save, unzip } from '../templates';

const { saving, wall } = words;
const column = (path: string) => columnName(fields, fieldOf(path));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('another tab’s draft is only replaced if someone agrees', async ({ page, context }) => {
  await openStudio(page);
  const mine = wordsOf(inbox(page), subject);
  await edit(page, mine, 'One');
  await expect.poll(() => storedDraft(page)).toContain('"One"');
  // Even what was typed just before.
  await edit(page, mine, 'One more');
  const other = await context.newPage();
  await page.reload();
  await openStudio(other);
  const theirs = wordsOf(inbox(other), subject);
  await expect(theirs).toHaveText('One more');
  await edit(other, theirs, 'Two');
  await expect(page.getByText(saving.conflict)).toBeVisible();
  await edit(page, mine, 'Three');
  await button(page, saving.mine).click();
  await expect.poll(() => storedDraft(page)).toContain('"Three"');
  await button(other, saving.theirs).click();
  await expect(theirs).toHaveText('Three');
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
  test(`if the browser ${what}, editing goes on, and the page says so`, async ({ page }) => {
    await page.addInitScript(refuse);
    await openStudio(page);
    await edit(page, wordsOf(inbox(page), subject), 'Not kept');
    await expect(page.getByText(saving.refused)).toBeVisible();
    await expect(wordsOf(inbox(page), subject)).toHaveText('Not kept');
  });

for (const [what, url] of [
  ['campaign', `**${outputAddress(first, campaignDataPath)}`],
  ['typeface', `**${letteringFile}`],
] as const)
  test.describe(`if the ${what} doesn’t arrive`, () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('the studio says so, and can be tried again', async ({ page }) => {
      await page.route(url, (request) => request.abort('failed'));
      await page.goto(studioRoute);
      await expect(page.getByText(words.failed)).toBeVisible();
      await page.unroute(url);
      await button(page, words.retry).click();
      await expect(feedAd(page)).toBeVisible();
    });
  });

test('a film with new words plays at once, and is made in the browser', async ({ page }) => {
  test.setTimeout(400_000);
  await openStudio(page, '?show=films,landing');
  const teaser = boardOf(page, 'films', 1);
  const time = teaser.getByRole('slider', { name: studioFilm.time });
  const end = first.ad.story.teaserScript.endCard.end;
  await time.fill(String(end));
  const last = await teaser.getByRole('img').innerHTML();
  await edit(page, wordsOf(landing(page), code), newCode);
  await expect.poll(() => teaser.getByRole('img').innerHTML()).not.toBe(last);
  await teaser.getByRole('button', { name: studioFilm.play }).click();
  await expect(teaser.getByRole('button', { name: studioFilm.pause })).toBeVisible();
  await expect.poll(() => time.inputValue().then(Number)).toBeGreaterThan(0.5);

  await openPanel(page, 'download');
  // Debian's Chromium has an encoder for films. A browser without one says so.
  if (await page.getByText(studioDownload.films.unable).isVisible()) return;
  await page.getByText(studioDownload.single).click();
  page.setDefaultTimeout(240_000);
  const { data } = await save(button(page, nameOf('films/teaser.mp4')));
  expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const packets = await track?.computePacketStats();
  expect([track?.codec, packets?.packetCount]).toEqual(['avc', end * frameRate]);
});

test('each row of a table becomes an email, and what’s wrong in a row is named', async ({
  page,
}) => {
  const { nameColumn, paste, row, heading } = studioMany;
  const names = ['Austin', 'Boston', 'Wrong'];
  const rows = names.map((name) => ({
    [nameColumn]: name,
    [column(subject)]: `For ${name}, "now"`,
    [column(code)]: name === 'Wrong' ? 'Not a code' : '',
  }));
  await openStudio(page);
  // The edits so far are in every row.
  await edit(page, wordsOf(phoneEmail(page), headline), 'In every row');
  await openPanel(page, 'download');
  await page.getByText(heading).click();
  const table = csv([nameColumn, column(subject), column(code)], rows);
  await page.getByRole('textbox', { name: paste }).fill(table);
  // The header is the first row.
  const place = `${row} ${rows.length + 1}, ${column(code)}: `;
  await expect(page.getByRole('listitem').filter({ hasText: place })).toBeVisible();
  await page
    .getByLabel(studioDownload.which)
    .selectOption({ label: `${studioDownload.whiches.rows} 2` });
  await page
    .getByLabel(studioDownload.what, { exact: true })
    .selectOption(studioDownload.whats.email);
  const found = await unzip((await saveZip(page)).data);
  for (const name of ['austin', 'boston']) {
    const html = found.get(`${name}/${nameOf('email.html', name)}`)?.toString() ?? '';
    expect(load(html)('h1').text()).toBe('In every row');
    expect(html).toContain(`utm_content=${name}`);
  }
  expect(found.size).toBe(2 * files.filter(({ path }) => path.startsWith('email')).length);
});

test('a ZIP of all campaigns has each one’s draft, and says which had one', async ({ page }) => {
  const { whiches, what, which, whats, withEdits } = studioDownload;
  const last = documents.at(-1) ?? campaign;
  await page.goto(`${words.route}/${last.audience.id}`);
  await edit(page, wordsOf(phoneEmail(page), headline), 'In the last one');
  await edit(page, wordsOf(phoneEmail(page), code), newCode);
  await expect.poll(() => storedDraft(page, last.audience.id)).toContain(newCode);
  await openStudio(page);
  await openPanel(page, 'download');
  await page.getByLabel(which).selectOption(whiches.all);
  await page.getByLabel(what, { exact: true }).selectOption(whats.email);
  const found = await unzip((await saveZip(page)).data);
  const emails = [...found].filter(([name]) => name.endsWith('.html'));
  expect(emails).toHaveLength(documents.length);
  // The promo code is everyone's.
  for (const [name, html] of emails) {
    expect([name, html.includes(newCode)]).toEqual([name, true]);
    expect(html.includes('In the last one')).toBe(name.startsWith(last.audience.id));
  }
  await expect(page.getByText(withEdits).first()).toContainText(last.audience.name);
});

test('what the browser makes is what the build makes', async ({ page }) => {
  await openStudio(page);
  await openPanel(page, 'download');
  await page.getByText(studioDownload.single).click();
  const formats = new Map(adPictures(first).map((picture) => [picture.dimension, picture.file]));
  const pictures = [...formats.values()];
  for (const { path, name, address } of files) {
    if (/\.(mp4|pdf)$/.test(path) || (path.endsWith('.png') && !pictures.includes(address)))
      continue;
    const [{ data }, built] = [await save(button(page, name)), await exported(page, address)];
    if (!path.endsWith('.png')) {
      expect([name, data.toString()]).toEqual([name, built.toString()]);
      continue;
    }
    const [made, was] = await Promise.all(
      [data, built].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
    );
    const sum = made?.reduce((total, byte, at) => total + Math.abs(byte - (was?.[at] ?? 0)), 0);
    // Of 255: antialiasing differs a little between a browser and the build.
    expect((sum ?? Infinity) / (was?.length ?? 1), name).toBeLessThan(1);
  }
});

test('a link with anything in it is shown as text, and is asked about first', async ({ page }) => {
  const markup = `</title></style><img src=x onerror=alert(1)>"'&{offer.code}\\u202e`;
  const texts = fields.filter(({ kind }) => kind === 'text');
  const hostile = Object.fromEntries([
    ...texts.map(({ path }, index) => [
      path,
      index < 20 ? markup.padEnd(longestValue, 'W') : markup,
    ]),
    ...fields.filter(({ kind }) => kind === 'part').map(({ path }) => [path, '9 9 -1']),
    ['__proto__.polluted', 'yes'],
    ['constructor.prototype.polluted', 'yes'],
  ]);
  const saved = saveEdits(campaign, { variants: [hostile], shown: 0 });
  await openStudio(page);
  await edit(page, wordsOf(inbox(page), subject), 'My own');
  await expect.poll(() => storedDraft(page)).toContain('My own');
  const draft = await storedDraft(page);
  // Pasted into the open tab.
  await page.goto(studioRoute + (await toFragment(saved)));
  await expect(page.getByText(studioShare.review.link)).toBeVisible();
  await expect(wordsOf(inbox(page), subject)).toContainText('<img src=x');
  await expect(wordsOf(phoneEmail(page), headline)).toContainText('<img src=x');
  await expect(wordsOf(landing(page), 'audience.landing.hero.headline')).toContainText('<img');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(await storedDraft(page)).toBe(draft);
  await button(page, studioShare.review.take).click();
  await button(page, studioShare.choose.allMine).click();
  await button(page, studioShare.choose.done).click();
  await expect(wordsOf(inbox(page), subject)).toHaveText('My own');
  await expect(page).toHaveURL(studioRoute);
});

for (const [name, kind, index] of [
  ['an ad', 'ads', 0],
  ['an email', 'email', 1],
] as const)
  test(`whatever is typed into ${name} stays inside it, and what can’t be used is said`, async ({
    page,
  }) => {
    await openStudio(page);
    const board = boardOf(page, kind, index);
    await board.focus();
    await page.keyboard.press('Enter');
    const samples = ['Datenschutz'.repeat(12), '👩‍👩‍👧‍👦 '.repeat(40), 'مرحبا بالعالم', ''];
    let count = 0;
    while (await textBox(page).isVisible()) {
      await textBox(page).fill(samples[count % samples.length] ?? '');
      count += 1;
      await textBox(page).press('Tab');
    }
    expect(count).toBeGreaterThan(samples.length);
    const faults = page.getByRole('region', { name: words.column.label });
    await expect(faults.getByText(words.box.empty).first()).toBeVisible();
    if (kind === 'email') {
      const html = phoneEmail(page).locator('html');
      expect(await html.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
      await openPanel(page, 'download');
      await button(page, emailTemplates.exportPanel.copyHtml).click();
      await expect(page.getByText(studioDownload.refused)).toBeVisible();
    } else {
      await edit(page, wordsOf(board, pictureHeadline), 'Too long for any picture. '.repeat(20));
      // At the text, and on each picture's own artboard.
      const box = page.locator('section', { has: textBox(page) }).last();
      await expect(box.getByRole('alert')).toContainText(words.misfits.tooHigh);
      await expect(page.getByText(wall.stale).first()).toBeVisible();
    }
  });
