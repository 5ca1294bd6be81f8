// The box of a text, in which a token looks like what it stands for.
import type { Page } from '@playwright/test';
import { emailLimits } from '@/content/schema/email';
import { studio as words } from '@/content/words/studio/studio';
import { studioReplace as replaceWords } from '@/content/words/studio/replace';
import { studioSections } from '@/content/words/studio/sections';
import { longestText, resolve } from '@/lib/campaign/document/resolve';
import { entriesOf } from '@/lib/site/page-sections';
import { figureName } from '@/lib/studio/text/places';
import {
  sectionPath,
  sectionsFieldOf,
  sectionsOf,
  withoutSection,
} from '@/lib/studio/text/sections';
import { clipboard, expect, expectAccessible, test } from '../fixtures';
import {
  campaign,
  exportedText,
  fieldOf,
  fields,
  newCode,
  openStudio,
  paths,
  wordsOf,
} from './studio';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { offer } = resolve(campaign);

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** All of the box's text, as it's copied. */
async function copy(page: Page) {
  for (const key of ['a', 'c']) await page.keyboard.press(`ControlOrMeta+${key}`);
  return clipboard(page);
}

test('a token is typed, deleted, copied and pasted as what it stands for', async ({ page }) => {
  const studio = await openStudio(page, '?show=email');
  const { inbox, text, box, undo, expectTyped } = studio;
  const token = text.getByRole('img', { name: `${offer.code}: ` });
  await studio.edit(wordsOf(inbox, paths.subject), '');
  await page.keyboard.type('Use {offer.code');
  await expect(token).toHaveCount(0);
  await page.keyboard.type('} now');
  await expect(token).toHaveText(offer.code);
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace');
  await expect(token).toHaveCount(0);
  await page.keyboard.type('{nope}');
  await expectTyped('Use {nope}');
  await expect(box.getByRole('alert')).toContainText('{nope}');

  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, 'Use {offer.code}\r\nnow');
  await expect(token).toHaveText(offer.code);
  expect(await copy(page)).toBe('Use {offer.code} now');
  await token.click();
  await page.keyboard.type('it');
  await expectTyped('Use it now');

  // What's typed stays in its box as it is, and is cleaned when one leaves.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Stop.  Then go');
  await expectTyped('Stop.  Then go');
  await box.getByRole('combobox', { name: words.box.insert }).focus();
  await expectTyped('Stop. Then go');

  // What's emptied or pasted is a step, however soon it comes, and its hint ends with it.
  await text.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Hi');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await paste(page, 'x'.repeat(longestText + 1000));
  const hint = box.getByText(words.box.overflow.replace('#', String(longestText)));
  await expect(hint).toBeVisible();
  await expect(box.getByRole('alert')).toContainText(`Use ${emailLimits.subject} characters`);
  await undo.click();
  await expect(hint).toHaveCount(0);
  await expectTyped('');
  await undo.click();
  await expectTyped('Hi');
});

test('a box says what its text repeats, and what’s corrected when it’s left', async ({ page }) => {
  const studio = await openStudio(page, '?show=ads,email');
  const { box, text, column, expectTyped } = studio;
  const facts = box.getByRole('combobox', { name: words.box.insert });
  const toCode = box.getByRole('button', { name: fieldOf(paths.code).label, exact: true });
  const statement = fieldOf('offer.statement');
  const choose = (label: string) => studio.inColumn(label).first();

  // A text that changes from elsewhere may end with another token: the caret stays beside it. Its box
  // stays, too, if it doesn't have the words that it was found by anymore.
  await column.getByRole('searchbox').fill(offer.statement);
  await choose(statement.label).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, '{offer.guarantee}');
  await expectTyped('{offer.guarantee}');
  await page.keyboard.press('ControlOrMeta+z');
  await expectTyped(exportedText(statement.path));
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.type('?');
  await expectTyped(`${exportedText(statement.path)}!?`);
  await expect(box).toContainText(words.box.sharedEdit);

  // Chosen again, it has the focus; emptied, it still leads to what it repeated.
  await facts.focus();
  await choose(statement.label).click();
  await expect(text).toBeFocused();
  await text.fill('');
  await toCode.click();
  await expectTyped(offer.code);
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');

  // Enter adds an item below, in which one goes on typing.
  const { count = 0 } = fieldOf('audience.email.badges');
  const numbered = (index: number) => `${words.box.entry} ${index} ${words.box.of} ${count + 1}`;
  await studio.edit(wordsOf(studio.email, 'audience.email.badges.0'), '');
  await expect(box).toContainText(words.box.toRemove);
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await expect(box).toContainText(numbered(2));
  await page.keyboard.type('Second');
  await expect(wordsOf(studio.email, 'audience.email.badges.1')).toHaveText('Second');
  await expect(wordsOf(studio.email, 'audience.email.badges.0')).toHaveText('First');

  await page.keyboard.press('Escape');

  // Leaving the box makes the code a token, so only what's wrong besides is said.
  await studio.edit(
    wordsOf(studio.feedAd, 'audience.ad.ads.primary.bodyText'),
    `Save ${offer.statement}.`,
  );
  await expect(box.getByRole('alert')).toHaveCount(1);
  await expect(box.getByRole('alert')).toContainText(offer.shortCondition);
  await expect(toCode).toBeVisible();
  await facts.focus();
  await expect(text.getByRole('img', { name: `${offer.code}: ` })).toHaveText(offer.code);
});

test('a list is pasted, and a text that isn’t ready stays', { tag: '@all' }, async ({ page }) => {
  const studio = await openStudio(page, '?show=email,landing');
  const { box, text, column, expectTyped } = studio;
  const choose = (label: string) => studio.inColumn(label).first();

  // A list that's pasted into one becomes items, as one step, and one goes on after the last.
  const badge = (index: number) => wordsOf(studio.email, `audience.email.badges.${index}`);
  await studio.edit(badge(1), 'Second');
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, '● Third\r\n●\tFourth\r\n');
  await expect(badge(1)).toHaveText('Third');
  await page.keyboard.type('!');
  await expectTyped('Fourth!');
  await expect(badge(2)).toHaveText('Fourth!');
  await studio.undo.click();
  await studio.undo.click();
  await expect(badge(1)).toHaveText('Second');
  await page.keyboard.press('Escape');
  await studio.edit(wordsOf(studio.landing, 'audience.landing.next.steps.0.title'), '');
  await expect(box).toContainText(words.box.fewest.split('#')[0]!);
  await page.keyboard.press('Escape');

  // What can't be used yet stays as it's typed, and Tab goes on in the list.
  await column.getByRole('searchbox').fill('tracking');
  await choose('utm_campaign').click();
  await text.fill('spring-sale-');
  await expectTyped('spring-sale-');
  await page.keyboard.type('2027');
  await expect.poll(() => studio.draft()).toContain('spring-sale-2027');
  await page.keyboard.press('Tab');
  await expect(text).toHaveAccessibleName(fieldOf('audience.link').label);
  await page.keyboard.press('Escape');

  // What all campaigns share isn't replaced by the first key there. Chosen, it is.
  const { discount } = paths;
  await column.getByRole('searchbox').fill(words.column.shared);
  await choose(fieldOf(paths.code).label).click();
  await page.keyboard.type(newCode);
  await expectTyped(newCode);
  await page.keyboard.press('Tab');
  await expect(text).toHaveAccessibleName(fieldOf(discount).label);
  await page.keyboard.type('!');
  await expectTyped(`${exportedText(discount)}!`);
  await page.keyboard.press('Shift+Tab');
  await expect(text).toHaveAccessibleName(fieldOf(paths.code).label);
});

test('words are replaced in all texts that one chooses, and one Undo brings them back', async ({
  page,
}) => {
  const studio = await openStudio(page, '?show=email');
  const [word = ''] = exportedText(paths.subject)
    .match(/\p{L}+/gu)!
    .toSorted((one, other) => other.length - one.length);
  await studio.column.getByRole('searchbox').fill(word);
  await studio.column.getByRole('button', { name: replaceWords.title }).press('Enter');
  const panel = page.getByRole('region', { name: replaceWords.title });
  const [find, other] = [replaceWords.find, replaceWords.replaceWith].map((name) =>
    panel.getByRole('textbox', { name }),
  );
  await expect(find!).toBeFocused();
  await expect(find!).toHaveValue(word);
  await other!.fill(word);
  await expect(panel.getByText(replaceWords.same)).toBeVisible();
  await other!.fill('Zebra');
  await expectAccessible(page);
  await panel.getByRole('checkbox', { name: replaceWords.matchCase }).check();
  await panel.getByRole('button', { name: replaceWords.noneOfThem }).click();
  const { label } = fieldOf(paths.subject);
  await panel.getByRole('checkbox', { name: label }).check();
  const chosen = panel.getByRole('listitem').getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveCount(1);
  await other!.press('Enter');
  await expect(panel.getByText(replaceWords.done.one)).toBeVisible();
  const subject = wordsOf(studio.inbox, paths.subject);
  await expect(subject).toContainText('Zebra');
  await studio.undo.click();
  await expect(subject).toHaveText(exportedText(paths.subject));
  await find!.fill('No text has this, no');
  await expect(
    panel.getByText(replaceWords.none.replace('#', 'No text has this, no')),
  ).toBeVisible();
  await find!.fill('');
  await expect(panel.getByText(replaceWords.empty)).toBeVisible();
});

test('a figure and the page’s sections are found by their names, and changed', async ({ page }) => {
  const studio = await openStudio(page, '?show=ads,landing');
  const { box, column, undo } = studio;
  const search = column.getByRole('searchbox');
  const amount = fields.find(({ figure, kind }) => figure && kind === 'number');
  if (amount) {
    const name = figureName(campaign, amount.figure!);
    await search.fill(name);
    await column.getByRole('button', { name }).first().click();
    const text = box.getByRole('textbox', { name: amount.name });
    await expect(text).toBeFocused();
    await text.fill('many');
    await expect(box.getByRole('alert').first()).toContainText(/\d/);
    const other = exportedText(amount.path) === '1' ? '0' : '1';
    await text.fill(other);
    await expect(box.getByRole('alert').first()).toBeEmpty();
    await expect.poll(() => studio.draft()).toContain(`"${amount.path}","${other}"`);
    await page.keyboard.press('Escape');
  }

  // One that has an id on the page.
  const sectionsField = sectionsFieldOf(campaign)!;
  const [section] = entriesOf(resolve(campaign).audience.landing).flatMap(([id]) =>
    withoutSection(sectionsField, sectionsOf(campaign), id) ? id : [],
  );
  if (!section) return;
  await expect(studio.landing.locator(`#${section}`)).toHaveCount(1);
  await page.getByRole('button', { name: words.wall.kinds.ads, exact: true }).click();
  await search.fill('hide');
  const hide = column.getByRole('button', {
    name: `${studioSections.hide}: ${studioSections.names[section]}`,
  });
  await hide.click();
  await expect(studio.landing.locator(`#${section}`)).toHaveCount(0);
  await expect(hide).toHaveCount(0);
  // The wall goes there from the ads.
  const names = sectionsOf(campaign);
  const before = names[names.indexOf(section) - 1];
  await expect(
    studio.landing.locator(`[data-field^="${sectionPath(before!)}."]`).last(),
  ).toBeInViewport();
  await undo.click();
  await expect(studio.landing.locator(`#${section}`)).toHaveCount(1);
});
