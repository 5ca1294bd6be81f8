import { studio as words } from '@/content/words/studio';
import { expect, test } from './fixtures';
import {
  boxOf,
  code,
  edit,
  exportedText,
  fieldOf,
  headline,
  inboxRow,
  newCode,
  openStudio,
  shownHeadline,
  studioPanel,
  subject,
} from './studio';

test('typing a word is one step, which is undone and redone by keyboard and by button', async ({
  page,
}) => {
  await openStudio(page);
  const box = await boxOf(page, subject);
  const text = exportedText(subject);
  await box.press('ControlOrMeta+End');
  await box.pressSequentially(' word');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(`${text} word`);
  // Another field is another step.
  await edit(page, headline, 'Another one');
  const other = await boxOf(page, headline);

  await other.press('ControlOrMeta+z');
  await expect(other).toHaveValue(exportedText(headline));
  await expect(box).toHaveValue(`${text} word`);
  await expect(other).toBeFocused();
  await other.press('ControlOrMeta+z');
  await expect(box).toHaveValue(text);
  await other.press('ControlOrMeta+Shift+z');
  await expect(box).toHaveValue(`${text} word`);
  await other.press('ControlOrMeta+y');
  await expect(shownHeadline(page)).toHaveText('Another one');

  const undo = studioPanel(page).getByRole('button', { name: words.undo });
  const redo = studioPanel(page).getByRole('button', { name: words.redo });
  await expect(redo).toBeDisabled();
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await expect(page.getByText(words.status.exported)).toBeVisible();
  await redo.click();
  await expect(box).toHaveValue(`${text} word`);
});

test('typing in the middle of a text leaves the cursor where it is', async ({ page }) => {
  await openStudio(page);
  const box = await boxOf(page, subject);
  await box.fill('one three');
  await box.press('ControlOrMeta+Home');
  for (let index = 0; index < 4; index += 1) await box.press('ArrowRight');
  await box.pressSequentially('two ');
  await expect(box).toHaveValue('one two three');
  // The space at the end isn't kept, but it isn't taken away under the fingers either.
  await box.press('ControlOrMeta+End');
  await box.pressSequentially(' ');
  await expect(box).toHaveValue('one two three ');
  await box.pressSequentially('four');
  await expect(inboxRow(page)).toContainText('one two three four');
  // A line break has no place in it.
  await box.press('Enter');
  await expect(box).toHaveValue('one two three four');
});

test('one field can be reset, and all of them, and that can be undone', async ({ page }) => {
  await openStudio(page);
  const edits = { [subject]: 'One', [headline]: 'Two', [code]: newCode };
  for (const [path, text] of Object.entries(edits)) await edit(page, path, text);
  const panel = studioPanel(page);
  const resetSubject = panel.getByRole('button', {
    name: `${words.resetField} ${fieldOf(subject).label}`,
  });
  await resetSubject.press('Enter');
  const box = await boxOf(page, subject);
  await expect(box).toHaveValue(exportedText(subject));
  await expect(resetSubject).toHaveCount(0);
  // The button is gone, but the focus isn't lost.
  await expect(box).toBeFocused();
  await expect(await boxOf(page, headline)).toHaveValue('Two');

  await panel.getByRole('button', { name: words.reset }).click();
  for (const path of Object.keys(edits))
    await expect(await boxOf(page, path)).toHaveValue(exportedText(path));
  await expect(page.getByText(words.status.exported)).toBeVisible();
  await panel.getByRole('button', { name: words.undo }).click();
  await expect(await boxOf(page, headline)).toHaveValue('Two');
  await expect(await boxOf(page, code)).toHaveValue(newCode);
});
