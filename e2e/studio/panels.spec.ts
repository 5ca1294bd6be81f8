// The studio's panels, its keyboard, and what it says about the draft.
import { editsWords } from '@/content/words/edits';
import { studio as words } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { draftKey } from '@/lib/site/stored-drafts';
import { expect, test } from '../fixtures';
import { openStudio, paths, refuseStorage, studioRoute, wordsOf } from './studio';
import { first, save } from '../templates';

test('the keyboard goes through the parts of the screen, and the focus is never lost', async ({
  page,
}) => {
  const studio = await openStudio(page, '?show=email');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const _ of ['close', 'open']) await button(words.bar.texts).press('Enter');
  await expect(studio.column).toBeFocused();

  const { add, drop, names } = words.variants;
  await button(add).press('Enter');
  await expect(button(names[1])).toBeFocused();
  await button(`${drop} ${names[1]}`).press('Enter');
  await expect(button(add)).toBeFocused();
  const { announced } = words.bar;
  await expect(page.getByText(`${announced.done} ${words.steps.drop}`)).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText(`${announced.undo} ${words.steps.drop}`)).toBeAttached();

  const view = page.locator('summary', { hasText: words.wall.view });
  await view.click();
  await page.getByRole('checkbox', { name: words.wall.kinds.email }).focus();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();

  const panel = await studio.openPanel('share');
  await expect(panel.getByRole('heading', { name: words.bar.share })).toBeFocused();
  const wall = page.getByRole('main', { name: words.wall.label });
  const bar = page.getByRole('banner', { name: words.bar.label });
  for (const part of [wall, studio.column, bar, panel]) {
    await page.keyboard.press('F6');
    await expect(part).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(bar).toBeFocused();
});

test('a draft that can’t be read or kept is said, and can be saved as a file', async ({ page }) => {
  await page.goto(studioRoute);
  await page.evaluate((key) => window.localStorage.setItem(key, 'two\nlines'), draftKey(first.id));
  const studio = await openStudio(page, '?show=email');
  const stored = () => page.evaluate(() => Object.values(window.localStorage).join('\n'));
  const subject = wordsOf(studio.inbox, paths.subject);
  const fault = page.getByText(editsWords.faults.damaged);
  await expect(fault).toBeVisible();
  await studio.edit(subject, 'Mine');
  await expect.poll(stored).toContain('Mine');
  expect(await stored()).toContain('two\nlines');
  const { data } = await save(page.getByRole('button', { name: words.unreadable.save }));
  expect(data.toString()).toBe('two\nlines');
  await page.getByRole('button', { name: words.unreadable.remove }).click();
  await expect(fault).toHaveCount(0);
  expect(await stored()).not.toContain('two\nlines');
  expect(await stored()).toContain('Mine');

  // While the browser refuses, editing goes on, and whoever leaves is asked.
  await refuseStorage(page);
  await studio.edit(subject, 'Not kept');
  const notice = page.getByRole('alert').filter({ hasText: words.saving.refused });
  await expect(notice).toBeVisible();
  const file = await save(notice.getByRole('button', { name: studioShare.file.save }));
  expect(file.data.toString()).toContain('Not kept');
  await expect(subject).toHaveText('Not kept');
  const asked = page.waitForEvent('dialog');
  const left = page.goto('about:blank').catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
});
