import type { Locator } from '@playwright/test';
import { adDimensions, adFormats } from '@/content/schema/ad-format';
import { socialAds } from '@/content/words/social-ads';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { sizeLabel } from '@/lib/campaign/ads/size-label';
import { expect, test } from './fixtures';
import { downloadOf, first, last, panelOf } from './templates';

const { feed, pictures, route } = socialAds;

test('the page loads small previews lazily and reserves space for them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route, { waitUntil: 'networkidle' });
  const own = adPictures(first);
  const atOnce = fetched.filter((path) => path.includes('/pictures/'));
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
  expect(attributes.length).toBeGreaterThan(own.length / 2);
  for (const attribute of attributes) {
    const picture = own.find(({ preview }) => preview === attribute.src);
    expect(attribute).toEqual({
      src: picture?.preview,
      width: String(picture?.width),
      height: String(picture?.height),
      loading: 'lazy',
      alt: picture?.alt,
    });
  }
  for (const { preview, file } of own) {
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
    await page.route('**/pictures/*.webp', (request) => request.abort('failed'));
    await page.reload();
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => [each.complete, each.naturalWidth]))
      .toEqual([true, 0]);
    expect(await placeOf(post)).toEqual(whole);
  });
});

test('each size says what it is for, and who asks for it', async ({ page }) => {
  await page.goto(`${route}/${last.id}`);
  const panel = panelOf(page, last.name);
  const items = panel.getByRole('listitem');
  for (const picture of adPictures(last)) {
    const link = page.getByRole('link', { name: downloadOf(picture), exact: true });
    const item = items.filter({ has: link });
    await expect(item.getByRole('img')).toHaveAttribute('alt', picture.alt);
    const use = adFormats[picture.dimension].use;
    if (picture.concept) await expect(item.getByText(use, { exact: true })).toBeVisible();
  }
  await panel.getByText(pictures.sources).click();
  for (const dimension of adDimensions) {
    const { use, source } = adFormats[dimension];
    const link = panel.getByRole('link', { name: `${sizeLabel(dimension)}: ${use}` });
    await expect(link).toHaveAttribute('href', source);
  }
});
