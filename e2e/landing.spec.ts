import type { Page } from '@playwright/test';
import { audiences } from '@/content/audiences';
import { offer } from '@/content/offer';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { shell } from '@/content/words/shell';
import { embedAddress, samplePosts } from '@/lib/posts';
import { expect, expectReadable, test, refuseClipboard } from './fixtures';

const landings = audiences.map(({ landing }) => landing);
// Those of a real network are not for a test to fetch.
const withPosts = landings.flatMap(({ route, posts }) => {
  const samples = (posts?.items ?? []).filter(({ address }) => address.startsWith('/'));
  return samples.length > 0 ? [{ route, posts: samples }] : [];
});

for (const { route, hero, offer: content } of landings) {
  const external = [...hero.actions, content.action].filter(({ href }) =>
    href?.startsWith('https://'),
  );
  for (const { label, href } of external) {
    test(`${route}: '${label}' opens ${href} in a new tab`, async ({ page, context }) => {
      await context.route(href ?? '', (request) => request.fulfill({ body: 'elsewhere' }));
      await page.goto(route);
      const link = page.getByRole('main').getByRole('link', { name: `${label} ${shell.newTab}` });
      await expect(link).toHaveAttribute('rel', 'noopener');
      const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      await expect(opened).toHaveURL(href ?? '');
      await expect(page).toHaveURL(route);
    });
  }

  for (const { label, href } of hero.actions.filter((action) => action.href.startsWith('#'))) {
    test(`${route}: '${label}' moves to ${href} on the same page`, async ({ page }) => {
      await page.goto(route);
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`${route}${href}`);
      await expect(page.locator(href).getByRole('heading', { level: 2 })).toBeInViewport();
    });
  }
}

for (const { route, offer: content } of landings.filter((landing) => !landing.offer.action.href)) {
  const copy = (page: Page) => page.getByRole('button', { name: content.action.label });

  test(`${route}: the offer's button copies the code, says so, and sends nothing`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(route, { waitUntil: 'networkidle' });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await copy(page).click();
    await expectReadable(page.getByRole('status').filter({ hasText: sections.copyWords.copied }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(offer.code);
    // The frames further down may come into reach meanwhile, and fetch what they show, and their icon.
    expect(sent.filter((url) => !/\/(?:posts\/|ads\/|_next\/static\/|icon\.)/.test(url))).toEqual(
      [],
    );
  });

  test(`${route}: where the clipboard is refused, the code is selected and the way told`, async ({
    page,
  }) => {
    await page.goto(route);
    await refuseClipboard(page);
    await copy(page).click();
    await expectReadable(page.getByRole('status').filter({ hasText: sections.copyWords.refused }));
    await expect(page.getByRole('textbox', { name: content.action.label })).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(offer.code);
  });
}

/** Opens a page: the paths that it asks for, from then on. */
async function load(page: Page, route: string): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  return fetched;
}

for (const { route, posts } of withPosts) {
  for (const [width, height] of [
    [390, 844],
    [1440, 2560],
  ] as const) {
    test(`${route}: at ${width} by ${height} pixels, no post is fetched before a visitor comes near`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const fetched = await load(page, route);
      expect(fetched).toContain(route);
      expect(fetched.filter((url) => url.endsWith('/embed'))).toEqual([]);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.locator('#posts').scrollIntoViewIfNeeded();
      for (const { address } of posts)
        await expect.poll(() => fetched).toContain(embedAddress(address));
    });
  }

  test(`${route}: posts stand in titled frames`, async ({ page }) => {
    await page.goto(route);
    for (const { title, address } of posts) {
      const frame = page.getByTitle(title, { exact: true });
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('src', embedAddress(address));
      expect((await frame.boundingBox())?.height).toBe(600);
      const post = frame.contentFrame();
      await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const { slides = [] } = samplePosts.get(address.replace('/posts/', '')) ?? {};
      const { slide, of } = socialAds.player;
      await expect(
        post.getByText(`${slide} 1 ${of} ${slides.length}: ${slides[0]?.text}`),
      ).toBeVisible();
      await expect(post.getByRole('listitem')).toHaveCount(1);
    }
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${route} fetches no post, and each is a link away`, async ({ page }) => {
      const fetched = await load(page, route);
      expect(fetched).toContain(route);
      expect(fetched.filter((url) => url.endsWith('/embed'))).toEqual([]);
      for (const { title } of posts) {
        await expect(page.getByTitle(title, { exact: true })).toBeHidden();
        await expect(page.locator('#posts').getByRole('link', { name: title })).toBeVisible();
      }
    });
  });

  test.describe('with the network of the posts blocked', () => {
    test.use({ expectedProblems: [/ERR_FAILED/] });

    test(`${route} is whole, and each post is a link away`, async ({ page }) => {
      const [post] = posts;
      if (!post) throw new Error('This needs a post.');
      await page.route('**/embed', (request) => request.abort('failed'));
      await page.goto(route);
      const link = page.getByRole('main').getByRole('link', { name: post.title });
      await link.scrollIntoViewIfNeeded();
      await expect(page.getByText(sections.postFallback)).toHaveCount(posts.length);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    });
  });
}

for (const { route, features } of landings.filter((landing) => landing.features.items[0].drawing)) {
  test(`${route}: the lead feature has its drawing, as wide as its place, hidden from assistive technology`, async ({
    page,
  }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const [lead] = features.items;
      const heading = page.getByRole('heading', { level: 3, name: lead.title });
      const drawing = page.locator('#features svg[aria-hidden]:has(rect, text)').first();
      await expect(drawing).toBeVisible();
      const [drawn, words] = await Promise.all([drawing.boundingBox(), heading.boundingBox()]);
      if (!drawn || !words) throw new Error('It is not shown.');
      expect(drawn.width).toBeGreaterThan(width === 320 ? 280 : 700);
      expect(drawn.y + drawn.height).toBeLessThan(words.y);
    }
  });
}
