import type { Locator, Page } from '@playwright/test';
import { storySafeZone } from '@/lib/campaign/picture/safe-zone';
import { socialAds } from '@/content/words/social-ads';
import { storyPictures } from '@/lib/campaign/ads/pictures';
import { expect, test } from './fixtures';
import { first, panelOf } from './templates';

const { labels, player, safeZone, route } = socialAds;

/** The number of the last slide. */
const end = first.ad.story.slides.length;

const storyOf = (panel: Locator) => panel.getByRole('region', { name: labels.story });

/** Checks that only this slide shows, with its number, its words and its picture's alternative text. */
async function expectSlide(story: Locator, number: number) {
  const { slides } = first.ad.story;
  await expect(
    story.getByText(
      `${player.slide} ${number} ${player.of} ${slides.length}: ${slides[number - 1]}`,
    ),
  ).toBeVisible();
  await expect(story.getByRole('listitem')).toHaveCount(1);
  const alt = storyPictures(first)[number - 1]?.alt ?? '';
  await expect(story.getByRole('listitem').getByRole('img', { name: alt })).toBeVisible();
}

/** The play state of each animation on the page. */
const timed = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ playState }) => playState));

test('the story steps by tap, by button and by arrow key', async ({ page }) => {
  await page.goto(route);
  const story = storyOf(panelOf(page));
  await story.scrollIntoViewIfNeeded();
  await expectSlide(story, 1);
  const box = await story.getByRole('list').boundingBox();
  if (!box) throw new Error('The story is not shown.');
  const tap = (share: number) =>
    page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
  await tap(0.8);
  await expectSlide(story, 2);
  await tap(0.1);
  await expectSlide(story, 1);
  await story.getByRole('list').focus();
  for (let next = 2; next <= end; next += 1) await page.keyboard.press('ArrowRight');
  await expectSlide(story, end);
  // At the end the button stays where it is, and so does the focus.
  await story.getByRole('button', { name: player.next }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(story, end - 1);
  for (let next = end - 1; next > 1; next -= 1)
    await story.getByRole('button', { name: player.previous }).click();
  await expectSlide(story, 1);
});

test('the story does not play by itself if reduced motion is preferred', async ({ page }) => {
  await page.goto(route);
  const story = storyOf(panelOf(page));
  await story.scrollIntoViewIfNeeded();
  // Once a step by hand works, the script is running.
  await story.getByRole('button', { name: player.next }).click();
  await expectSlide(story, 2);
  expect(await timed(page)).toEqual([]);
  await expect(story.getByRole('button', { name: player.play })).toBeVisible();
});

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the story plays once it is in view, pauses, resumes, and stops at the last slide', async ({
    page,
  }) => {
    await page.goto(route, { waitUntil: 'networkidle' });
    expect(await timed(page)).toEqual([]);
    const story = storyOf(panelOf(page));
    await story.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(story.getByRole('button', { name: player.pause })).toBeVisible();
    await expect.poll(() => timed(page)).toEqual(['running']);
    await story.getByRole('button', { name: player.pause }).click();
    await expect.poll(() => timed(page)).toEqual(['paused']);
    await expectSlide(story, 1);
    await story.getByRole('button', { name: player.play }).click();
    // Ends each slide early instead of waiting for it.
    for (let next = 2; next <= end; next += 1) {
      await page.evaluate(() => document.getAnimations()[0]?.finish());
      await expectSlide(story, next);
    }
    await page.evaluate(() => document.getAnimations()[0]?.finish());
    await expect(story.getByRole('button', { name: player.play })).toBeVisible();
    await expect.poll(() => timed(page)).toEqual([]);
    await expectSlide(story, end);
  });
});

for (const width of [320, 1280]) {
  test(`at ${width} pixels, the safe zone can be shown over the story`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const panel = panelOf(page);
    const zone = storyOf(panel).getByText(safeZone.name).locator('..');
    await expect(zone).toBeHidden();
    await panel.getByRole('checkbox', { name: safeZone.show }).check();
    await expect(zone).toBeVisible();
    const [inner, outer] = [
      await zone.boundingBox(),
      await storyOf(panel).getByRole('img').boundingBox(),
    ];
    if (!inner || !outer) throw new Error('The safe zone or the slide is not shown.');
    const pixel = outer.width / 1080;
    expect(outer.height / outer.width).toBeCloseTo(16 / 9, 1);
    for (const [measured, expected] of [
      [inner.y - outer.y, storySafeZone.top],
      [outer.y + outer.height - inner.y - inner.height, storySafeZone.bottom],
      [inner.x - outer.x, storySafeZone.sides],
      [outer.x + outer.width - inner.x - inner.width, storySafeZone.sides],
    ] as const)
      expect(Math.abs(measured - expected * pixel)).toBeLessThan(1.5);
    // Clicks go through it to the story.
    await page.mouse.click(outer.x + outer.width / 2, outer.y + outer.height / 2);
    await expectSlide(storyOf(panel), 2);
    await panel.getByRole('checkbox', { name: safeZone.show }).uncheck();
    await expect(zone).toBeHidden();
  });
}

test('a story pauses while it is out of view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(route);
  const story = storyOf(panelOf(page));
  await story.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => timed(page)).toEqual(['running']);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => timed(page)).toEqual(['paused']);
});

test.describe('a slide whose picture fails to load', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('keeps its alternative text within its own width', async ({ page }) => {
    await page.route('**/pictures/*.webp', (request) => request.abort('failed'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const story = storyOf(panelOf(page));
    await story.scrollIntoViewIfNeeded();
    const [slide, image] = [story.getByRole('listitem'), story.getByRole('img')];
    await expect(image).toHaveAccessibleName(storyPictures(first)[0]?.alt ?? '');
    const [outer, inner] = [await slide.boundingBox(), await image.boundingBox()];
    expect(outer?.width).toBeLessThan(300);
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  });
});
