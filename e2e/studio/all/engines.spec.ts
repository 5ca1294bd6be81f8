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

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${inside}</svg>`;

test('a logo is drawn with another one that’s in it', async ({ page }) => {
  const studio = await openStudio(page);
  await wordsOf(studio.feedAd, 'brand.logo').dispatchEvent('click');
  const inner = Buffer.from(svg('<path d="M0 0h99v99H0z" fill="#06c"/>')).toString('base64');
  const logo = svg(`<image width="99" height="99" href="data:image/svg+xml;base64,${inner}"/>`);
  const file = { name: 'a.svg', mimeType: '', buffer: Buffer.from(logo) };
  await studio.box.locator('input[type=file]').first().setInputFiles(file);
  await expect.poll(() => studio.draft('shared')).toContain('brand.logo');
});
