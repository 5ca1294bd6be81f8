// Opens each email in every width, and as mail apps change it.
import type { Page } from '@playwright/test';
import { campaigns } from '@/lib/campaigns';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { expect, expectAccessible, test, visitEach } from '../fixtures';

/** How each email is opened. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  asIs: async () => {},
  dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  forced: swapColors,
  blocked: (page) =>
    page
      .locator('img')
      .evaluateAll((images) => images.forEach((image) => image.removeAttribute('src'))),
  unstyled: (page) => page.locator('style').evaluateAll((all) => all.map((css) => css.remove())),
};

/** Does to each color what mail apps do to force a dark mode: `invert(1) hue-rotate(180deg)`. */
function swapColors(page: Page) {
  return page.locator('body, body *').evaluateAll((all: HTMLElement[]) => {
    const colors = all.map((node) => {
      const { color, backgroundColor } = getComputedStyle(node);
      return [color, backgroundColor].map((rgba) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = rgba.match(/[\d.]+/g)?.map(Number) ?? [];
        const sum = 0.426 * (255 - r) + 1.43 * (255 - g) + 0.144 * (255 - b);
        return `rgb(${[r, g, b].map((part) => sum - 255 + part).join(' ')} / ${alpha})`;
      });
    });
    all.forEach(({ style }, index) => {
      [style.color = '', style.backgroundColor = ''] = colors[index] ?? [];
    });
  });
}

test('each email fits, and every text can be read, however it is opened', async ({ page }) => {
  const views = campaigns.flatMap((campaign) =>
    Object.entries(ways).map(([way, open]) => ({
      route: `${outputAddress(campaign.audience, 'email-preview.html')}?${way}`,
      alt: emailPicture(campaign).alt,
      open,
    })),
  );
  await visitEach(page, views, async ({ route: address, alt, open }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    const picture = page.getByRole('img', { name: alt });
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    await open(page);
    // An email is shown inside the inbox's page, which has its own landmarks.
    await expectAccessible(page, ['landmark-one-main', 'region']);
    const expectWithin = async (reach: number) => {
      for (const width of [640, 480, 375, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect((await picture.boundingBox())?.height).toBeGreaterThan(20);
        const box = await page.getByRole('link').nth(2).boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(reach);
      }
    };
    // Two screens of a small phone.
    await expectWithin(2 * 667);
    for (const link of await page.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.locator('body').evaluate((body) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.nodeValue?.trim())
          walker.currentNode.nodeValue = 'Datenschutz'.repeat(6);
    });
    await expectWithin(Infinity);
  });
});
