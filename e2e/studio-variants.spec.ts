import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { audiences } from '@/lib/campaigns';
import { inboxes } from '@/content/inboxes';
import { studio as words } from '@/content/words/studio';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { downloadsOf } from '@/lib/campaign/outputs';
import { inboxText } from '@/components/templates/email/inbox-text';
import { expect, test } from './fixtures';
import {
  adsPage,
  boxOf,
  campaign,
  chooseView,
  edit,
  exportedText,
  inboxRow,
  openStudio,
  saveMade,
  stage,
  studioPanel,
  subject,
} from './studio';
import { downloadOf, first, nameOf, panelOf } from './templates';
import { unzip } from './unzip';

const { variants } = words;
const { names } = variants;
const [a, b] = [`${variants.choose} ${names.a}`, `${variants.choose} ${names.b}`];

const show = (page: Page, variant: string) =>
  studioPanel(page).getByRole('group', { name: variants.choose }).getByText(variant).click();

/** What the first inbox shows of a subject. */
function shownSubject(text: string): string {
  const [inbox] = inboxes.items;
  if (!inbox) throw new Error('There is no inbox.');
  return inboxText(inbox, text, '').subject;
}

/** A campaign of those that are next to each other, by its name. */
const columnOf = (page: Page, name: string) =>
  stage(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

test('a second variant is edited on its own, shown beside the first, downloaded and deleted', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await openStudio(page);
  await studioPanel(page).getByRole('button', { name: variants.duplicate }).click();
  await edit(page, subject, 'Only in B');
  await expect(inboxRow(page)).toContainText('Only in B');
  await show(page, a);
  await expect(await boxOf(page, subject)).toHaveValue(exportedText(subject));
  await expect(inboxRow(page)).toContainText(shownSubject(exportedText(subject)));
  await show(page, b);
  await expect(await boxOf(page, subject)).toHaveValue('Only in B');

  await chooseView(page, 'variants');
  for (const [name, text] of [
    [a, exportedText(subject)],
    [b, 'Only in B'],
  ] as const)
    await expect(columnOf(page, name).getByRole('figure')).toContainText(shownSubject(text));
  const { data } = await saveMade(stage(page).getByRole('button', { name: variants.zip }));
  const found = await unzip(data);
  const own = downloadsOf(campaign).filter(({ path }) => path.startsWith('email'));
  expect([...found.keys()]).toEqual(
    ['a', 'b'].flatMap((name) => own.map(({ path }) => `${name}/${nameOf(path, name)}`)),
  );
  for (const [name, text] of [
    ['a', exportedText(subject)],
    ['b', 'Only in B'],
  ] as const) {
    const email = load(found.get(`${name}/${nameOf('email.html', name)}`)?.toString() ?? '');
    expect(email('title').text()).toBe(text);
    const contents = email('a')
      .toArray()
      .map((link) => new URL(email(link).attr('href') ?? '', 'https://none.example').searchParams)
      .filter((query) => query.has('utm_campaign'))
      .map((query) => query.get('utm_content'));
    expect([...new Set(contents)]).toEqual([name]);
  }

  await show(page, a);
  await studioPanel(page).getByRole('button', { name: variants.drop }).click();
  await expect(await boxOf(page, subject)).toHaveValue('Only in B');
  await expect(studioPanel(page).getByRole('button', { name: variants.duplicate })).toBeVisible();
  // The view of both went with the second one.
  await expect(inboxRow(page)).toContainText('Only in B');
  await expect(stage(page).getByRole('heading', { name: a })).toHaveCount(0);
});

test('on the ads page, a variant’s links and files say which one they are', async ({ page }) => {
  await openStudio(page, adsPage);
  await studioPanel(page).getByRole('button', { name: variants.duplicate }).click();
  const [picture] = adPictures(first);
  if (!picture) throw new Error('There is no picture.');
  const link = panelOf(page).getByRole('link', { name: downloadOf(picture) });
  expect((await saveMade(link)).name).toBe(nameOf(picture.file, 'b'));
  await chooseView(page, 'variants');
  const { data } = await saveMade(stage(page).getByRole('button', { name: variants.zip }));
  const found = await unzip(data);
  for (const name of ['a', 'b']) {
    expect(found.has(`${name}/${nameOf(picture.file, name)}`)).toBe(true);
    const contents = [
      ...(found.get(`${name}/${nameOf('data.json', name)}`)?.toString() ?? '').matchAll(
        /utm_content=([\w-]+)/g,
      ),
    ].map(([, content]) => content ?? '');
    expect(contents.length).toBeGreaterThan(0);
    for (const content of contents) expect(content).toMatch(new RegExp(`(^|-)${name}$`));
  }
});

test('all audiences are shown side by side, each with its draft', async ({ page }) => {
  for (const route of [undefined, adsPage]) {
    await openStudio(page, route);
    if (audiences.length === 1) {
      await expect(stage(page).getByText(words.stage.compare, { exact: true })).toHaveCount(0);
      continue;
    }
    await chooseView(page, 'compare');
    for (const { name, email, ad } of audiences)
      await expect(columnOf(page, name).getByRole('figure').first()).toContainText(
        route ? ad.ads.primary.headline : shownSubject(email.subject),
      );
  }
  // The audience that's edited is shown with its edits.
  if (audiences.length === 1) return;
  const headline = 'audience.ad.ads.primary.headline';
  await edit(page, headline, 'Edited');
  await expect(columnOf(page, first.name).getByRole('figure').first()).toContainText('Edited');
});
