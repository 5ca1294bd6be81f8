// The studio: its words, its wall and its tabs. The other files here are about one part of it each,
// and `all` has what's rarer. Its rules are tested beside the source.
import { emailTemplates } from '@/content/words/email-templates';
import { studio as words } from '@/content/words/studio/studio';
import { studioCampaigns } from '@/content/words/studio/campaigns';
import { templateWords } from '@/content/words/templates';
import { audiences } from '@/lib/campaigns';
import { expect, expectReadable, holdBack, tabPages, test } from '../fixtures';
import {
  exportedText,
  fieldOf,
  inFrame,
  newCode,
  openStudio,
  paths,
  studioOn,
  studioRoute,
  wordsOf,
} from './studio';
import { first, markDocument } from '../templates';

const views = audiences.map((audience) => ({ route: `${words.route}/${audience.id}`, audience }));

const oldCode = exportedText(paths.code);

test('words are edited where they stand, every place follows, all is undone', async ({ page }) => {
  const studio = await openStudio(page);
  const drawn = wordsOf(studio.feedAd, paths.picture);
  const before = await drawn.innerHTML();
  await studio.edit(drawn, 'Short and new');
  await expect.poll(() => drawn.innerHTML()).not.toBe(before);
  const another = wordsOf(studio.board('ads', 1), paths.picture);
  await expect(another).toHaveAttribute('data-current');

  const codes = [studio.email, studio.landing].map((root) => wordsOf(root, paths.code));
  const ground = (index: number) =>
    inFrame(studio.board('email', index))
      .locator('body', { hasText: oldCode })
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground(3)).not.toBe(await ground(2));
  await studio.edit(codes[0]!, newCode);
  for (const code of codes) await expect(code).toHaveText(newCode);
  await page.keyboard.press('ControlOrMeta+z');
  await studio.expectTyped(oldCode);
  for (const code of codes) await expect(code).toHaveText(oldCode);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  for (const code of codes) await expect(code).toHaveText(newCode);
  for (let step = 0; step < 2; step += 1) await studio.undo.click();
  await expect.poll(() => drawn.innerHTML()).toBe(before);
  for (const code of codes) await expect(code).toHaveText(oldCode);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => studio.draft()).toContain(newCode);

  await page.reload();
  for (const code of codes) await expect(code).toHaveText(newCode);
  expect(await drawn.innerHTML()).not.toBe(before);
});

test('a tab shows what another one saves, and undoes it', async ({ page, context }) => {
  const studio = await openStudio(page, '?show=email');
  const subject = wordsOf(studio.inbox, paths.subject);
  await studio.edit(subject, 'Mine');
  await expect.poll(() => studio.draft()).toContain('Mine');
  const other = await context.newPage();
  const others = await openStudio(other, '?show=email');
  const othersSubject = wordsOf(others.inbox, paths.subject);
  await expect(othersSubject).toHaveText('Mine');
  await others.edit(othersSubject, 'Theirs');
  await page.bringToFront();
  await expect(page.getByText(words.saving.otherTab)).toBeVisible();
  await expect(subject).toHaveText('Theirs');
  await studio.undo.click();
  await expect(subject).toHaveText('Mine');
  await other.bringToFront();
  await expect(othersSubject).toHaveText('Mine');
});

test('the keyboard leads into texts and back; a phone’s box is at its bottom', async ({ page }) => {
  const studio = await openStudio(page, '?show=email');
  const board = studio.inbox;
  await page.getByText(words.wall.view, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(studio.text).toBeFocused();
  await studio.expectTyped(exportedText(paths.subject));
  await page.keyboard.type('Typed');
  await expect(wordsOf(board, paths.subject)).toHaveText('Typed');
  await page.keyboard.press('Tab');
  await studio.expectTyped(exportedText('audience.email.preview'));
  // An arrow key only goes through the facts.
  const facts = page.getByRole('combobox', { name: words.box.insert });
  const options = await facts.getByRole('option').allTextContents();
  await facts.focus();
  await facts.press('ArrowDown');
  await facts.press('ArrowDown');
  await expect(facts).toBeFocused();
  await facts.press('Enter');
  await expect(studio.text.getByRole('img')).toContainText((options[2] ?? '').split(' (')[0] ?? '');
  await page.keyboard.press('Escape');
  await expect(studio.text).toHaveCount(0);
  await expect(board).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page, '?show=ads');
  const drawn = wordsOf(studio.feedAd, paths.picture);
  await drawn.click();
  const box = studio.box;
  const [place, below] = await Promise.all([drawn.boundingBox(), box.boundingBox()]);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo(844, 0);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('texts are edited before the wall is there, and stay open as it comes', async ({ page }) => {
  const release = await holdBack(page, '**/typeface.json');
  await page.goto(studioRoute);
  const { box, column, expectTyped, inbox, inColumn, text } = studioOn(page);
  const row = inColumn(fieldOf(paths.subject).label);
  const rowsBefore = () =>
    row.evaluate((button) => {
      const rows = button.closest('[aria-label]')?.querySelectorAll('li > button') ?? [];
      return Array.from(rows).indexOf(button);
    });
  await row.click();
  const before = await rowsBefore();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Before');
  await expect(inbox).toHaveCount(0);
  release();
  await expect(wordsOf(inbox, paths.subject)).toHaveText('Before');
  await expect(text).toBeFocused();
  await page.keyboard.type(' and after');
  await expectTyped('Before and after');
  // Nothing moves under the pointer. Once it has gone, texts are listed where the wall shows them.
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  expect(await rowsBefore()).toBe(before);
  await page.mouse.move(900, 400);
  await expect.poll(rowsBefore).not.toBe(before);
  await row.click();
  await expect(box).toBeVisible();
  await expect(column.getByRole('textbox')).toHaveCount(0);
});

test('a template page leads to its own part of the wall without a full load', async ({ page }) => {
  await page.goto(`${emailTemplates.route}/${first.id}`);
  const expectNoReload = await markDocument(page);
  await page.getByRole('link', { name: templateWords.edit }).click();
  const studio = studioOn(page);
  await expect(studio.inbox).toBeInViewport();
  await expectNoReload();
});

test('a text in the column is found past unseen artboards', { tag: '@all' }, async ({ page }) => {
  const studio = await openStudio(page);
  const place = wordsOf(studio.landing, 'audience.landing.closing');
  await expect(place).toBeAttached();
  const wall = page.getByRole('main', { name: words.wall.label });
  let height = 0;
  await expect
    .poll(async () => {
      const before = height;
      height = await wall.evaluate(({ scrollHeight }) => scrollHeight);
      return height - before;
    })
    .toBe(0);
  const texts = page.getByRole('region', { name: words.column.label });
  await texts.getByRole('button', { name: exportedText('audience.landing.closing') }).click();
  await expect(place).toBeInViewport();
  await expect(studio.box).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the studio says what it needs, and leads to what works without it', async ({ page }) => {
    await page.goto(words.route);
    await expectReadable(page.getByText(studioCampaigns.noScript));
    for (const route of tabPages)
      await expect(page.locator(`main a[href="${route}"]`)).toBeVisible();
    for (const { route, audience } of views) {
      await page.goto(route);
      await expectReadable(page.getByText(words.noScript));
      for (const to of [audience.landing.route, ...tabPages.map((tab) => `${tab}/${audience.id}`)])
        await expect(page.locator(`main a[href="${to}"]`)).toBeVisible();
    }
  });
});
