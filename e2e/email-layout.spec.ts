import { audiences } from '@/lib/campaigns';
import { emailVisual } from '@/lib/campaign/email/picture';
import { outputAddress } from '@/lib/campaign/output-address';
import { expect, test } from './fixtures';
import { exported } from './templates';

/** In pixels: how far down the first call to action may end, by the width of the window. */
const reach = [
  { width: 640, bottom: 900 },
  // Two screens of a small phone.
  { width: 375, bottom: 2 * 667 },
];

test('the first call to action comes early, and every link is large enough for a finger', async ({
  page,
}) => {
  for (const { id, email } of audiences) {
    for (const { width, bottom } of reach) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`/campaigns/${id}/email-preview`);
      const box = await page.getByRole('link', { name: email.cta }).first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom);
      for (const link of await page.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  }
});

test('each email shows its picture, which is light enough for a phone', async ({ page }) => {
  for (const audience of audiences) {
    const { description } = emailVisual(audience);
    await page.goto(`/campaigns/${audience.id}/email-preview`);
    const picture = page.getByRole('img', { name: description });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    const file = await exported(page, outputAddress(audience, 'email.png'));
    expect(file.length).toBeLessThan(100_000);
  }
});

test.describe('with pictures blocked', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('an email says what they show, and nothing runs over', async ({ page }) => {
    await page.route('**/email.png', (request) => request.abort('failed'));
    for (const { id, ad } of audiences) {
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`/campaigns/${id}/email-preview`);
        const picture = page.getByRole('img', { name: emailVisual({ ad }).description });
        expect((await picture.boundingBox())?.height).toBeGreaterThan(20);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });
});
