import type { Locator } from '@playwright/test';
import { campaignOf } from '@/content/campaigns';
import { socialAds } from '@/content/words/social-ads';
import { adPictures, belongs } from '@/lib/campaign/ads/pictures';
import { adPlatforms } from '@/lib/campaign/ads/platforms';
import { expect, test } from './fixtures';
import { downloadOf, first, last, panelOf } from './templates';

const { feed, route } = socialAds;

test('the page loads small previews lazily and reserves space for them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route, { waitUntil: 'networkidle' });
  const pictures = adPictures(first);
  const atOnce = fetched.filter((path) => path.startsWith('/ads/'));
  expect(atOnce.length).toBeLessThan(5);
  const images = page.getByRole('main').locator('img');
  const attributes = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => ({
      src: image.getAttribute('src'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
      loading: image.loading,
      alt: image.alt,
    })),
  );
  expect(attributes.length).toBeGreaterThan(pictures.length);
  for (const attribute of attributes) {
    const picture = pictures.find(({ preview }) => preview === attribute.src);
    expect(attribute).toEqual({
      src: picture?.preview,
      width: String(picture?.width),
      height: String(picture?.height),
      loading: 'lazy',
      alt: picture?.alt,
    });
  }
  for (const { preview, file } of pictures) {
    const [small, whole] = await Promise.all(
      [preview, file].map(async (url) => (await (await page.request.get(url)).body()).length),
    );
    expect(small).toBeLessThan((whole ?? 0) / 2);
  }
});

/** The width and height of a post's picture on the page, in pixels. */
function placeOf(post: Locator) {
  return post.getByRole('img').evaluate((image) => {
    const { width, height } = image.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

test.describe('a picture that fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('keeps its space and its alternative text', async ({ page }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    const post = panelOf(page).getByRole('figure', { name: `${feed.on} Facebook` });
    const image = post.getByRole('img', { name: first.ad.ads.primary.imageDesc });
    const whole = await placeOf(post);
    await page.route('**/ads/*.webp', (request) => request.abort('failed'));
    await page.reload();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => [each.complete, each.naturalWidth]))
      .toEqual([true, 0]);
    expect(await placeOf(post)).toEqual(whole);
  });
});

test('each picture says which of the campaign’s platforms it is for', async ({ page }) => {
  await page.goto(`${route}/${last.id}`);
  const items = panelOf(page, last.name).getByRole('listitem');
  for (const picture of adPictures(last)) {
    const item = items.filter({
      has: page.getByRole('link', {
        name: downloadOf(picture),
        exact: true,
      }),
    });
    const names = adPlatforms(campaignOf(last))
      .filter((platform) => belongs(picture, platform))
      .map(({ name }) => name);
    await expect(
      item.getByText(`${socialAds.pictures.for} ${names.join(', ')}`, { exact: true }),
    ).toBeVisible();
  }
});
