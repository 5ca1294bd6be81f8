// The studio in Firefox and WebKit, where studio-bad-luck.spec.ts edits its words.
import { expect, test } from '../../fixtures';
import { exportedText, openStudio, paths, wordsOf } from '../studio';

test('the keyboard passes and deletes a token as one letter', async ({ page }) => {
  const studio = await openStudio(page);
  const subject = wordsOf(studio.inbox, paths.subject);
  await subject.dispatchEvent('click');
  const [code, discount] = [exportedText(paths.code), exportedText('offer.discount')];
  await studio.text.pressSequentially('{offer.code}{offer.discount}');
  await expect(studio.box.getByRole('img')).toHaveText([code, discount]);
  for (const key of ['Home', 'ArrowRight', ' ', 'o', 'r', ' ']) await studio.text.press(key);
  await expect(subject).toHaveText(`${code} or ${discount}`);
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await studio.text.press(key);
  await studio.text.press('Backspace');
  await expect(subject).toHaveText(`or ${discount}`);
  await studio.text.press('End');
  await studio.text.press('Backspace');
  await expect(subject).toHaveText('or');
});
