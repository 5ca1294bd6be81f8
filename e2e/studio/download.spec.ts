// What the studio's download panel offers, checks and packs.
import type { Locator, Page } from '@playwright/test';
import { emailServices } from '@/content/market/email-services';
import { confirmWords } from '@/content/words/confirm';
import { emailTemplates } from '@/content/words/email-templates';
import { studioDownload as words } from '@/content/words/studio/download';
import { studioMany } from '@/content/words/studio/many';
import { studio as studioWords } from '@/content/words/studio/studio';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { toConfirm } from '@/lib/campaign/document/confirm';
import { dayIn } from '@/lib/campaign/document/day';
import { audiences, campaigns } from '@/lib/campaigns';
import { zipWords } from '@/content/words/zip';
import { unzip } from '@/lib/fixtures/unzip';
import { downloadKinds } from '@/lib/studio/download/download-kinds';
import { canHaveFilms, hasEmail, hasFiles, kindLabel } from '@/lib/studio/download/downloads';
import { campaignDataAddress } from '@/lib/studio/drafts/campaign-data';
import { clipboard, expect, test } from '../fixtures';
import {
  campaign,
  exportedText,
  fieldOf,
  openDraft,
  openStudio,
  paths,
  studioOn,
  wordsOf,
} from './studio';
import { first, firstCampaign, last, save } from '../templates';

const { exportPanel } = emailTemplates;
/** The files of a platform on which the campaign runs, which can have videos. */
const forAds =
  downloadKinds.find(
    (kind) => kind !== 'films' && !hasEmail(kind) && canHaveFilms(kind) && hasFiles(campaign, kind),
  ) ?? 'films';
const service = emailServices[1] ?? emailServices[0];

/** What can be chosen and pressed in the download panel, and what it says. */
function downloadIn(panel: Locator) {
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  const choice = (name: string) => panel.getByRole('combobox', { name, exact: true });
  const zip = button(words.zip.zip);
  const choose = async (name: string, start: string) => {
    const option = choice(name).locator('option').filter({ hasText: start }).first();
    await choice(name).selectOption({ label: (await option.textContent()) ?? '' });
  };
  const pack = async () => {
    const { name, data } = await save(zip);
    return { name, files: await unzip(data) };
  };
  return {
    button,
    choice,
    zip,
    films: panel.getByRole('checkbox', { name: words.films.make }),
    preheader: panel.getByRole('checkbox', { name: exportPanel.preheader }),
    /** Below the button: what it will make, or what it has made. */
    result: zip.locator('xpath=following-sibling::*[1]'),
    choose,
    pack,
  };
}

/** The paths in a ZIP that match, in order. */
const pathsIn = (files: ReadonlyMap<string, Buffer>, pattern: RegExp) =>
  [...files.keys()].filter((path) => pattern.test(path)).toSorted();

const folders = (files: ReadonlyMap<string, Buffer>) =>
  new Set(Array.from(files.keys(), (path) => path.split('/')[0]));

const { route } = studioWords;
const jsonOf = (file: Buffer | undefined): unknown => JSON.parse(file?.toString() ?? '');

/** Counts what the page saves. */
function countDownloads(page: Page) {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  return saved;
}

test('which variants, what of them and for which service is chosen, and packed', async ({
  page,
}) => {
  // Whether this browser can make films isn't the point.
  await page.addInitScript(() => {
    Object.assign(window, {
      VideoEncoder: { isConfigSupported: async () => ({ supported: true }) },
    });
  });
  const studio = await openDraft(page, { [paths.subject]: 'One' }, { [paths.subject]: 'Two' });
  const panel = await studio.openPanel('download');
  const { choice, choose, films, preheader, pack, result, button } = downloadIn(panel);
  await choice(exportPanel.provider).selectOption(service.id);
  await choose(words.kind, words.kinds.email);
  const onlyA = await pack();
  expect(onlyA.name).toMatch(/campaign-email-a\.zip$/);
  expect(pathsIn(onlyA.files, RegExp(`email-${service.id}-a\\.html$`))).toHaveLength(1);
  expect(pathsIn(onlyA.files, /-b\./)).toEqual([]);

  await choose(words.scope, words.scopes.variants);
  const both = await pack();
  expect(both.name).toMatch(/variants-email\.zip$/);
  for (const pattern of [/^a\/email\/.*\.html$/, /^b\/email\/.*\.html$/])
    expect(pathsIn(both.files, pattern)).not.toEqual([]);
  // What's edited on the landing page is in no other file.
  expect(pathsIn(both.files, /^(?![ab]\/.*email)/)).toEqual([
    'README.html',
    'edits.json',
    'what-to-confirm.html',
  ]);
  await expect(result).toContainText(words.zip.saved);
  await expect(result).toContainText(words.editsSaved);
  await choose(words.kind, words.kinds.everything);
  await expect(result).toContainText(words.zip.outdated);

  // What's chosen is still chosen when the panel is opened again.
  await preheader.check();
  await button(studioWords.box.close).click();
  await studio.openPanel('download');
  await expect(preheader).toBeChecked();
  await expect(choice(words.scope)).toHaveValue('variants');

  // Where no email is among the files, there's nothing to choose or do about it.
  await expect(button(exportPanel.copyHtml)).toBeVisible();
  await choose(words.scope, words.scopes.shown);
  await choose(words.kind, kindLabel(forAds, campaign));
  for (const control of [choice(exportPanel.provider), preheader, button(exportPanel.copyHtml)])
    await expect(control).toHaveCount(0);

  // Without videos or edits, none are packed, and it says so.
  await studio.undo.click();
  await films.uncheck();
  const { files } = await pack();
  expect(pathsIn(files, /\.mp4$|edits\.json/)).toEqual([]);
  await expect(result).toContainText(words.films.without);
  await expect(result).not.toContainText(words.editsSaved);
});

if (audiences.length > 1)
  test(
    'all campaigns have their own drafts, and what they say is to confirm',
    { tag: '@all' },
    async ({ page, expected }) => {
      await page.goto(`${route}/${last.id}?show=email`);
      const others = studioOn(page);
      await others.edit(wordsOf(others.inbox, paths.subject), 'Own');
      await expect.poll(() => others.draft(last.id)).toContain('Own');

      const saved = countDownloads(page);
      const studio = await openStudio(page, '?show=email');
      const panel = await studio.openPanel('download');
      const { choose, zip, pack, result, button } = downloadIn(panel);
      expected.push(/ERR_FAILED/);
      const address = `**${campaignDataAddress(last)}`;
      await page.route(address, (request) => request.abort('failed'));
      await choose(words.scope, words.scopes.all);
      await expect(result).toHaveText(words.notLoaded);
      await zip.click();
      await expect(result).toHaveText(words.notLoaded);
      expect(saved).toEqual([]);
      await page.unroute(address);
      await choose(words.scope, words.scopes.shown);
      await choose(words.scope, words.scopes.all);
      await choose(words.kind, words.kinds.email);
      await expect(result).toContainText(`${words.withEdits} ${last.name}.`);
      await expect(result).toContainText(`${words.asExported} ${first.name}`);
      const { files } = await pack();
      expect(folders(files)).toEqual(new Set(audiences.map(({ id }) => id)));
      expect(jsonOf(files.get(`${last.id}/edits.json`))).toMatchObject({ audience: last.id });
      await expect(result).toContainText(words.editsSaved);

      const list = panel.getByRole('group').filter({ hasText: confirmWords.heading });
      const items = campaigns.flatMap((each) => toConfirm(each, confirmWords, ['email']));
      const ids = new Set(items.map(({ id }) => id));
      await expect(list.locator('summary')).toHaveText(
        `${confirmWords.heading} (${ids.size}): ${confirmWords.channels.email}`,
      );
      await list.locator('summary').click();
      await expect(list.getByRole('listitem')).toHaveCount(ids.size);
      const form = await save(button(confirmWords.save));
      expect(form.name).toMatch(/what-to-confirm\.html$/);
      expect(form.data.toString()).toContain(confirmWords.page.title);
      await list.getByRole('button', { name: new RegExp(`^${confirmWords.kinds.terms}`) }).click();
      await expect(studio.box).toHaveAccessibleName(
        `${studioWords.box.label}: ${fieldOf('offer.statement').label}`,
      );
    },
  );

test('what stops a download is said first and leads to its text; nothing is saved', async ({
  page,
}) => {
  const visual = 'audience.ad.display.keyVisuals.0';
  const studio = await openDraft(page, {
    [paths.subject]: '',
    'audience.link': 'javascript:alert(1)',
    [visual]: JSON.stringify({ id: 'scene', moment: 0 }),
  });
  const panel = await studio.openPanel('download');
  const { zip, button, result } = downloadIn(panel);
  const saved = countDownloads(page);
  await expect(panel.getByRole('heading', { name: `${words.toFix} (2)` })).toBeVisible();
  await expect(panel.getByRole('heading', { name: words.misfits })).toHaveCount(0);
  await expect(studio.column.getByRole('heading', { name: /^\S.* \(2\)$/ })).toHaveText(
    `${studioWords.column.faults} (2)`,
  );
  // An email's new picture is something to do: it's said at the choice and in the list.
  await expect(panel.getByText(emailPicture(firstCampaign).src)).toHaveCount(2);
  await zip.click();
  await expect(result).toContainText(words.refused);
  await button(exportPanel.copyHtml).click();
  await expect(panel.getByText(words.refused)).toHaveCount(2);
  expect(saved).toEqual([]);
  await panel
    .getByRole('listitem')
    .filter({ hasText: fieldOf(paths.subject).label })
    .first()
    .getByRole('button')
    .click();
  await expect(studio.text).toBeFocused();
  await studio.text.fill(exportedText(paths.subject));
  await expect(panel.getByRole('heading', { name: `${words.toFix} (1)` })).toBeVisible();
});

test(
  'a text stops only its files, and an offer that’s over needs a second press',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const until = '2020-03-31';
    const day = dayIn(campaign.brand.locale, until);
    const studio = await openDraft(page, { [paths.subject]: '', 'offer.until': until });
    const panel = await studio.openPanel('download');
    const { button, choose } = downloadIn(panel);
    await choose(words.kind, words.kinds.email);
    await expect(panel.getByRole('heading', { name: `${words.someLeftOut} (1)` })).toBeVisible();
    await expect(panel.getByRole('heading', { name: `${words.check} (1)` })).toBeVisible();
    const saved = countDownloads(page);
    await button(words.zip.others).click();
    const anyway = button(words.saveAnyway);
    const result = anyway.locator('xpath=following-sibling::*[1]');
    await expect(result).toContainText(day);
    expect(saved).toEqual([]);
    const { data } = await save(anyway);
    const files = await unzip(data);
    expect(pathsIn(files, /email.*\.(?:html|txt)$/)).toEqual([]);
    expect(pathsIn(files, /email.*\.png$/)).not.toEqual([]);
    expect(files.get('README.html')?.toString()).toContain(zipWords.absent);
    await expect(result).toContainText(words.missing);
    await panel
      .getByRole('listitem')
      .filter({ hasText: words.leavesOut })
      .getByRole('button')
      .click();
    await studio.text.fill(exportedText(paths.subject));
    await expect(panel.getByRole('heading', { name: words.someLeftOut })).toHaveCount(0);
    await button(exportPanel.copyHtml).click();
    await expect(panel.getByRole('status').filter({ hasText: day })).toBeVisible();
    await button(words.copyAnyway).click();
    await expect.poll(() => clipboard(page)).toContain('</html>');
  },
);

/** Opens the panel where a table is pasted. */
async function openTable(page: Page) {
  const studio = await openStudio(page, '?show=email');
  const panel = await studio.openPanel('download');
  await downloadIn(panel).choose(words.kind, words.kinds.email);
  await panel.getByText(studioMany.heading).click();
  return { panel, table: panel.getByRole('textbox', { name: studioMany.paste }) };
}

test('a table’s rows are named, previewed, checked and packed', async ({ page }) => {
  const { panel, table } = await openTable(page);
  const { choice, choose, pack } = downloadIn(panel);
  const tooLong = 'Incomprehensibilities'.repeat(9);
  const rows = [`name,${paths.picture}`, 'Austin,Fine', `Boise,${tooLong}`, 'Reno,{nope}'].join(
    '\n',
  );
  await table.fill(rows);
  const fault = panel.getByText(`${studioMany.row} 4, ${paths.picture}: `);
  await expect(fault).toBeVisible();
  await expect(choice(words.scope)).toHaveValue('rows');
  await expect(panel.getByText(`${studioMany.ready} 2. ${studioMany.leftOut} 1.`)).toBeVisible();
  await expect(panel.getByRole('heading', { level: 5 })).toHaveText(['Austin', 'Boise']);
  await choose(words.kind, words.kinds.everything);
  const misfits = panel.locator('section').filter({
    has: page.getByRole('heading', { name: new RegExp(`^${words.misfits}`) }),
  });
  await expect(misfits).toBeVisible();
  const named = await misfits.getByRole('listitem').allTextContents();
  expect(named.filter((entry) => !entry.startsWith('Boise.'))).toEqual([]);
  await choose(words.kind, words.kinds.email);
  const { files } = await pack();
  expect(pathsIn(files, /^reno/)).toEqual([]);
  for (const pattern of [/^austin\/.*\.html$/, /^boise\/.*\.html$/])
    expect(pathsIn(files, pattern)).not.toEqual([]);
});

test(
  'a table is replaced, and one press corrects its column',
  { tag: '@all' },
  async ({ page }) => {
    const { panel, table } = await openTable(page);
    const noRows = panel.getByText(studioMany.unreadable.noRows);
    await table.fill('name');
    await expect(noRows).toBeVisible();
    // What was wrong with a table, or its rows, isn't the next one's.
    await table.fill(
      [`name,${paths.picture}`, 'Austin,Fine', 'Mesa,Fine', 'Reno,{nope}'].join('\n'),
    );
    await expect(noRows).toHaveCount(0);
    await expect(panel.getByText(`${studioMany.ready} 2. ${studioMany.leftOut} 1.`)).toBeVisible();

    // One press uses a column as the text that it's nearly named after.
    const { label } = fieldOf(paths.subject);
    const [nearly = ''] = label.split(' ');
    await table.fill(`name,${nearly}\nMesa,Fine`);
    const [use, as] = studioMany.useColumn;
    await panel.getByRole('button', { name: `${use} “${nearly}” ${as} “${label}”` }).click();
    await expect(table).toHaveValue(`name,${label}\nMesa,Fine`);
    await expect(panel.getByText(studioMany.tokens)).toHaveCount(0);
  },
);
