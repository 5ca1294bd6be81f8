// The studio in Firefox and WebKit.
import { expect, test } from '../fixtures';
import { exportedText, newCode, paths, studioOn, wordsOf } from '../studio';
import { answerForFirefox } from './debian-firefox';

answerForFirefox();

test('words are edited in the studio, wherever they are', async ({ page }) => {
  const studio = studioOn(page);
  await studio.open();
  const places = [
    wordsOf(studio.inbox, paths.subject),
    wordsOf(studio.email, paths.headline),
    wordsOf(studio.landing, 'audience.landing.hero.badge'),
  ];
  for (const place of places) {
    // In Firefox, Playwright thinks words in the wall's frames are hidden, and never clicks them.
    await place.dispatchEvent('click');
    // Key by key: in Debian's Firefox, React doesn't notice what Playwright's `fill` does. The text
    // is selected already.
    await studio.text.pressSequentially(newCode);
    await expect(place).toHaveText(newCode);
    await studio.text.press('Escape');
  }
});

test('the keyboard passes and deletes a token as one letter', async ({ page }) => {
  const studio = studioOn(page);
  await studio.open();
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
