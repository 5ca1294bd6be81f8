// The studio in Firefox and WebKit.
import { expect, test } from '../fixtures';
import { newCode, paths, studioOn, wordsOf } from '../studio';
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
