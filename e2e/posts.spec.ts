// The posts on the landing pages. Tests don't fetch posts from real networks, so these are the
// site's own samples.
import { basename } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { brand } from '@/content/brand';
import { audiences } from '@/lib/campaigns';
import { embedAddress } from '@/content/schema/post';
import { samplePosts } from '@/lib/site/posts';
import { expect, test, themeToggle, visitEach } from './fixtures';

const withPosts = audiences.flatMap(({ landing: { route, posts } }) => {
  const samples = (posts?.items ?? []).filter(({ address }) => address.startsWith('/'));
  return samples.length > 0 ? [{ route, posts: samples }] : [];
});

async function load(page: Page, route: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  return fetched;
}

const linkTo = (page: Page, name: string) => page.locator('#posts').getByRole('link', { name });

const sampleAt = (address: string) => samplePosts.get(basename(address));

/** A film's own ratio, and that of the box it's shown in, without its border: a band is between them. */
const ratiosOf = (film: Locator) =>
  film.evaluate((video) => {
    const { width, height } = getComputedStyle(video);
    const own = Number(video.getAttribute('width')) / Number(video.getAttribute('height'));
    return { own, shown: Number.parseFloat(width) / Number.parseFloat(height) };
  });

async function expectNoBand(film: Locator) {
  const { own, shown } = await ratiosOf(film);
  expect(Math.abs(shown / own - 1)).toBeLessThan(0.002);
}

const brandIn = (page: Page | FrameLocator) =>
  page.getByText(brand.name).or(page.getByAltText(brand.name)).first();

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;

/** A film's, in pixels. */
const border = 1;

const embeds = (fetched: string[]) => fetched.filter((path) => path.endsWith('/embed'));

if (withPosts.length > 0)
  test('near a visitor, each post is in a titled frame, in the page’s theme', async ({ page }) => {
    await visitEach(page, withPosts, async ({ route, posts }) => {
      const fetched = await load(page, route);
      expect(embeds(fetched)).toEqual([]);
      for (const { title, address, shows = 'reel' } of posts) {
        await linkTo(page, title).scrollIntoViewIfNeeded();
        await expect.poll(() => fetched).toContain(embedAddress(address));
        const frame = page.getByTitle(title, { exact: true });
        await expect(frame).toHaveAttribute('src', embedAddress(address) ?? '');
        const post = frame.contentFrame();
        await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const film = post.locator('video');
        await expect(film).toHaveAttribute('src', new RegExp(`/films/${shows}\\S*.mp4$`));
        await expect(film).toHaveJSProperty('paused', true);
        // Instagram's posts need 326 px.
        for (const width of [390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const box = await frame.boundingBox();
          expect(box?.height).toBe(600);
          expect(box?.width).toBeGreaterThanOrEqual(326);
          await expectNoBand(film);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoBand(film);
        await page.setViewportSize({ width: 1440, height: 800 });
        expect(await leftOf(film)).toBeCloseTo((await leftOf(brandIn(post))) + border);
        for (const _ of ['its own', 'the other', 'its own again']) {
          const theme = (await page.locator('[data-theme]').getAttribute('data-theme')) ?? '';
          await expect(post.locator('html')).toHaveCSS('color-scheme', theme);
          await themeToggle(page).click();
        }
      }
      await expect(page.locator('#posts img')).toHaveCount(0);
    });
  });

test('on its own page, too, a film has no band beside it, and is on the screen', async ({
  page,
}) => {
  for (const name of samplePosts.keys()) {
    await page.goto(`/posts/${name}`);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1366, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const film of await page.locator('video').all()) {
        await expectNoBand(film);
        // The smallest screens may not have enough room for it below a long text.
        if (width > 320 && height > 400) await expect(film).toBeInViewport({ ratio: 1 });
      }
      const heading = page.getByRole('heading', { level: 1 });
      expect(await leftOf(brandIn(page))).toBe(await leftOf(heading));
    }
  }
});

// How posts are left out is the same on every page that has some.
for (const { route, posts } of withPosts.slice(0, 1)) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('no post is fetched, and each has a link', async ({ page }) => {
      const fetched = await load(page, route);
      expect(embeds(fetched)).toEqual([]);
      for (const { title } of posts) {
        await expect(page.getByTitle(title, { exact: true })).toHaveCount(0);
        await expect(linkTo(page, title)).toBeVisible();
      }
    });

    test('a film on its own page has the browser’s controls', async ({ page }) => {
      await page.goto(posts[0]?.address ?? '');
      await expect(page.locator('video')).toHaveAttribute('controls');
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  });

  test('blocked posts leave posters and links', { tag: '@all' }, async ({ page, expected }) => {
    expected.push(/ERR_FAILED/);
    await page.route('**/embed', (request) => request.abort('failed'));
    await page.goto(route);
    await linkTo(page, posts[0]?.title ?? '').scrollIntoViewIfNeeded();
    const section = page.locator('#posts');
    await expect(section.getByRole('link')).toHaveCount(posts.length);
    for (const { address } of posts)
      await expect(section.getByAltText(sampleAt(address)?.film?.hook ?? '')).toBeVisible();
    const [{ title } = { title: '' }] = posts;
    const link = linkTo(page, title);
    const [post] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}
