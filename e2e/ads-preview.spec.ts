import { audiences } from '@/content/audiences';
import { campaignOf } from '@/content/campaigns';
import { platforms } from '@/content/platforms';
import { limitsChecked } from '@/content/schema/platform';
import { socialAds } from '@/content/words/social-ads';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { adTexts } from '@/lib/campaign/ads/copy';
import { demographicsLines } from '@/lib/campaign/ads/demographics';
import { adPictures, belongs, feedPicture } from '@/lib/campaign/ads/pictures';
import { filmNames } from '@/content/schema/post';
import { reelScript } from '@/lib/campaign/ads/json';
import { adLink, adPlatforms, ctaOn } from '@/lib/campaign/ads/platforms';
import { expect, refuseClipboard, test } from './fixtures';
import { first, labelOf, last, panelOf } from './templates';

const { labels, feed, limits, route } = socialAds;

test('each tab shows the creative as each platform would', async ({ page }) => {
  test.setTimeout(30_000 + audiences.length * 3000);
  await page.goto(route);
  for (const audience of audiences) {
    const { name, ad, launch } = audience;
    await page.getByRole('tab', { name }).click();
    const panel = panelOf(page, name);
    const { headline, subheadline, bodyText, imageDesc } = ad.ads.primary;
    for (const platform of platforms.items) {
      const post = panel.getByRole('figure', { name: `${feed.on} ${platform.name}` });
      await expect(post.getByRole('img', { name: imageDesc })).toBeVisible();
      await expect(post.getByText(ctaOn(platform, ad), { exact: true })).toBeVisible();
      await expect(post.getByText(feed.notHere)).toHaveCount(
        launch.platforms.includes(platform.id) ? 0 : 1,
      );
    }
    const facebook = panel.getByRole('figure', { name: `${feed.on} Facebook` });
    for (const text of [headline, subheadline, bodyText])
      await expect(facebook.getByText(text, { exact: true })).toBeVisible();
    await expect(facebook.getByText(feed.more)).toHaveCount(0);
    const linkedin = panel.getByRole('figure', { name: `${feed.on} LinkedIn` });
    for (const text of [headline, bodyText])
      await expect(linkedin.getByText(text, { exact: true })).toBeVisible();
    // The whole body text should show: Instagram cuts the caption off in the hashtags below it.
    const caption = panel.getByRole('figure', { name: `${feed.on} Instagram` });
    const shown = adTexts(ad).caption.slice(0, 125).trimEnd();
    expect(shown).toContain(bodyText);
    await expect(caption).toContainText(`${shown}${feed.more}`);
    const images = await panel
      .getByRole('figure')
      .getByRole('img', { name: imageDesc })
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname));
    expect(images).toEqual(
      platforms.items.map((platform) => feedPicture(audience, platform)?.preview),
    );
  }
});

test('each text says how it fits the limit of each platform that has one', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  const { headline } = first.ad.ads.primary;
  const { length } = headline;
  for (const line of [
    `Facebook, headline: ${length} ${limits.of} 27 ${limits.characters}, ${limits.fits}`,
    `LinkedIn, headline: ${length} ${limits.of} 70 ${limits.characters} (200 ${limits.atMost}), ${limits.fits}`,
    `LinkedIn: ${limits.offered}`,
    `${limits.cut}: only hashtags`,
    `Instagram, hashtags: ${first.ad.metaTags.length} ${limits.of} 5 ${limits.hashtags}, ${limits.fits}`,
  ])
    await expect(panel.getByText(line)).toBeVisible();
  await expect(panel.getByText(limitsChecked)).toBeVisible();
  await panel.getByText(limits.sources).click();
  const sources = platforms.items.flatMap((platform) =>
    platform.limits.map(({ source }) => source),
  );
  for (const source of new Set(sources))
    await expect(panel.locator(`a[href="${source}"]`)).toBeVisible();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('each text is copied unchanged', async ({ page }) => {
    await page.goto(route);
    const panel = panelOf(page);
    const { ad } = first;
    const { cta, imageDesc, targeting } = ad.ads.primary;
    const texts = adTexts(ad);
    const expected = [
      texts.headline,
      texts.subheadline,
      texts.bodyText,
      texts.caption,
      cta,
      imageDesc,
      ...adPlatforms(campaignOf(first)).map((platform) => adLink(campaignOf(first), platform)),
      ...ad.story.slides,
      ...filmNames.map((name) => reelScript(first.films[name])),
      targeting.interests.join(', '),
      ...demographicsLines(targeting.demographics, labels).map(([, value]) => value),
      ad.keywords.join(', '),
      texts.metaTags,
    ];
    const buttons = panel.getByRole('button', { name: new RegExp(`^${copyButtonText.copy} `) });
    await expect(buttons).toHaveCount(expected.length);
    for (const [index, text] of expected.entries()) {
      await buttons.nth(index).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });

  test('if the clipboard is refused, the text is selected', async ({ page }) => {
    await page.goto(route);
    await refuseClipboard(page);
    const panel = panelOf(page);
    await panel
      .getByRole('button', { name: `${copyButtonText.copy} headline`, exact: true })
      .click();
    await expect(panel.getByText(copyWords.refused)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      first.ad.ads.primary.headline,
    );
  });
});

test('each platform card lists the sizes and the images that go there', async ({ page }) => {
  await page.goto(`${route}/${last.id}`);
  const cards = page.getByRole('region', { name: platforms.heading }).getByRole('listitem');
  for (const platform of platforms.items) {
    const { id, name, strengths, placements } = platform;
    const card = cards.filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(card).toContainText(strengths);
    for (const { dimension, name: place } of placements) {
      await expect(card.getByText(dimension.replace('x', ' × '), { exact: true })).toBeVisible();
      await expect(card.getByText(place, { exact: true })).toBeVisible();
    }
    const expected = last.launch.platforms.includes(id)
      ? adPictures(last)
          .filter((picture) => belongs(picture, platform))
          .map(labelOf)
          .join(', ')
      : socialAds.cards.none;
    await expect(card.getByText(expected, { exact: true })).toBeVisible();
  }
});

test('on a phone, a copy button ends its field’s heading line and is large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  const panel = panelOf(page);
  const end = await panel.boundingBox();
  for (const name of ['headline', 'keywords']) {
    const button = panel.getByRole('button', {
      name: `${copyButtonText.copy} ${name}`,
      exact: true,
    });
    const [box, label] = await Promise.all([
      button.boundingBox(),
      panel
        .locator('dt')
        .filter({ hasText: new RegExp(`^${name}$`, 'i') })
        .boundingBox(),
    ]);
    if (!box || !label || !end) throw new Error(`${name} is not shown.`);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect([name, Math.abs(box.y + box.height / 2 - label.y - label.height / 2)]).toEqual([
      name,
      0,
    ]);
    expect(Math.abs(box.x + box.width - end.x - end.width)).toBeLessThanOrEqual(8);
  }
});

test('nothing moves when a text is copied, or when the confirmation disappears', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(route);
  const panel = panelOf(page);
  const button = panel.getByRole('button', {
    name: `${copyButtonText.copy} headline`,
    exact: true,
  });
  const below = panel.getByRole('button', { name: `${copyButtonText.copy} subheadline` });
  await button.scrollIntoViewIfNeeded();
  const before = await below.boundingBox();
  await button.click();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  expect(await below.boundingBox()).toEqual(before);
  await page.clock.fastForward(5000);
  await expect(panel.getByText(copyWords.copied)).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
});
