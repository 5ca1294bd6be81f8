import type { Page } from '@playwright/test';
import { audiences } from '@/lib/campaigns';
import { embedAddress } from '@/content/schema/post';
import { samplePostAt, samplePosts } from '@/lib/posts';
import { expect, test, themeToggle, visitEach } from './fixtures';

/** The landing pages that show sample posts. Tests don't fetch posts from real networks. */
const withPosts = audiences.flatMap(({ landing: { route, posts } }) => {
  const samples = (posts?.items ?? []).filter(({ address }) => address.startsWith('/'));
  return samples.length > 0 ? [{ route, posts: samples }] : [];
});

/** Opens a page, and lists the paths that it requests from then on. */
async function load(page: Page, route: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  expect(fetched).toContain(route);
  return fetched;
}

/** The words that a post's film starts with. */
const hookOf = (address: string) => samplePostAt(address)?.hook ?? '';

const embeds = (fetched: string[]) => fetched.filter((path) => path.endsWith('/embed'));

if (withPosts.length > 0)
  test('each post shows in a titled frame', async ({ page }) => {
    await visitEach(page, withPosts, async ({ route, posts }) => {
      await page.goto(route);
      for (const { title, address } of posts) {
        const frame = page.getByTitle(title, { exact: true });
        await frame.scrollIntoViewIfNeeded();
        await expect(frame).toHaveAttribute('src', embedAddress(address) ?? '');
        expect((await frame.boundingBox())?.height).toBe(600);
        const post = frame.contentFrame();
        await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const film = post.locator('video');
        await expect(film).toHaveAttribute('src', samplePostAt(address)?.files.video ?? '');
        await expect(film).toHaveJSProperty('paused', true);
        // Instagram's posts need 326 px, and two side by side are enough for a wide screen.
        for (const [width, most] of [
          [390, 390],
          [640, 640],
          [768, 400],
          [1024, 400],
          [1280, 400],
          [1440, 400],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          const frameWidth = (await frame.boundingBox())?.width ?? 0;
          const widest = posts.length > 1 ? most : width;
          expect([width, frameWidth >= 326, frameWidth <= widest]).toEqual([width, true, true]);
        }
      }
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a sample post plays its film when somebody presses play, and not before', async ({
      page,
    }) => {
      const [[id, post] = []] = samplePosts;
      if (!post) throw new Error('There is no sample post.');
      const { title, files } = post;
      const fetched = await load(page, `/posts/${id}`);
      expect(fetched).toContain(files.poster);
      expect(fetched).not.toContain(files.video);
      const film = page.locator('video');
      await expect(film).toHaveAccessibleName(title);
      await film.press('Space');
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2);
      expect(fetched).toContain(files.video);
    });
  });

for (const width of [320, 667])
  test(`at ${width} by 300 pixels, a sample post scrolls instead of shrinking`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 300 });
    for (const id of samplePosts.keys()) {
      await page.goto(`/posts/${id}/embed`);
      expect((await page.locator('video').boundingBox())?.height).toBeGreaterThan(250);
    }
  });

// How posts look and load is the same on every page that has some.
for (const { route, posts } of withPosts.slice(0, 1)) {
  test('a post in a frame has the theme of the page, also when that changes', async ({ page }) => {
    await page.goto(route);
    const frame = page.getByTitle(posts[0]?.title ?? '', { exact: true });
    await frame.scrollIntoViewIfNeeded();
    const post = frame.contentFrame().locator('html');
    for (const scheme of ['light', 'dark', 'light']) {
      if ((await page.locator('[data-theme]').getAttribute('data-theme')) !== scheme)
        await themeToggle(page).click();
      await expect(post).toHaveCSS('color-scheme', scheme);
    }
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 2560],
  ] as const) {
    test(`at ${width} by ${height} pixels, no post is fetched before a visitor is near`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const fetched = await load(page, route);
      expect(embeds(fetched)).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.locator('#posts').scrollIntoViewIfNeeded();
      for (const { address } of posts)
        await expect.poll(() => fetched).toContain(embedAddress(address));
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('no post is fetched, and each has a link', async ({ page }) => {
      const fetched = await load(page, route);
      expect(embeds(fetched)).toEqual([]);
      for (const { title } of posts) {
        await expect(page.getByTitle(title, { exact: true })).toBeHidden();
        await expect(page.locator('#posts').getByText(title, { exact: true })).toBeVisible();
        await expect(page.locator('#posts').getByRole('link', { name: title })).toBeVisible();
      }
    });
  });

  test.describe('with the posts’ network blocked', () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test('the page still works, and each post has a link', async ({ page }) => {
      await page.route('**/embed', (request) => request.abort('failed'));
      await page.goto(route);
      await expect(page.locator('#posts').getByRole('link')).toHaveCount(posts.length);
      await page.getByTitle(posts[0]?.title ?? '', { exact: true }).scrollIntoViewIfNeeded();
      // The poster stays.
      for (const { address } of posts)
        await expect(page.locator('#posts').getByText(hookOf(address))).toBeVisible();
      for (const { title } of posts.slice(0, 1)) {
        const link = page.getByRole('main').getByRole('link', { name: title });
        await link.scrollIntoViewIfNeeded();
        const [post] = await Promise.all([page.waitForEvent('popup'), link.click()]);
        await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
      }
    });
  });
}
