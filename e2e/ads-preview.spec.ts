import type { Locator } from '@playwright/test';
import { audiences, campaignOf } from '@/lib/campaigns';
import { platforms } from '@/content/platforms';
import type { Audience } from '@/content/schema';
import { limitsChecked } from '@/content/schema/platform';
import { socialAds } from '@/content/words/social-ads';
import { copyButtonText, copyWords } from '@/content/words/templates';
import { type AdConcept, conceptsOf } from '@/lib/campaign/ads/concepts';
import { adTexts } from '@/lib/campaign/ads/copy';
import { demographicsLines } from '@/lib/campaign/ads/demographics';
import { filmNames } from '@/content/schema/film-names';
import { feedPicture } from '@/lib/campaign/ads/pictures';
import { sizeLabel } from '@/lib/campaign/ads/size-label';
import { reelScript } from '@/lib/campaign/ads/json';
import { adLink, adPlatforms, ctaOn } from '@/lib/campaign/ads/platforms';
import { expect, refuseClipboard, test } from './fixtures';
import { first, last, panelOf } from './templates';

const { labels, feed, limits, concepts, route } = socialAds;

test('each tab shows each concept as each platform would', async ({ page }) => {
  await page.goto(route);
  for (const audience of audiences) {
    const { name, ad } = audience;
    await page.getByRole('tab', { name }).click();
    const panel = panelOf(page, name);
    for (const concept of conceptsOf(ad)) {
      await panel.getByRole('radio', { name: concepts[concept.id] }).check();
      await expectPosts(panel, audience, concept);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the concept can be chosen, and both are in the page', async ({ page }) => {
    await page.goto(`${route}/${first.id}`);
    const panel = panelOf(page);
    for (const concept of conceptsOf(first.ad).toReversed()) {
      await panel.getByRole('radio', { name: concepts[concept.id] }).check();
      await expectPosts(panel, first, concept);
    }
    for (const { headline, bodyText, picture } of conceptsOf(first.ad))
      for (const text of [headline, bodyText, picture.headline, picture.subheadline])
        await expect(panel.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  });
});

test('on paper, both concepts are shown', async ({ page }) => {
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  for (const { imageDesc } of conceptsOf(first.ad))
    await expect(
      panelOf(page).getByRole('figure').getByRole('img', { name: imageDesc }),
    ).toHaveCount(platforms.items.length);
});

/** Checks that each platform's post shows this concept, and no post shows the other one. */
async function expectPosts(panel: Locator, audience: Audience, concept: AdConcept) {
  const { ad, launch } = audience;
  const { headline, subheadline, bodyText, imageDesc } = concept;
  const figures = panel.getByRole('figure');
  await expect(figures).toHaveCount(platforms.items.length);
  const post = (platform: string) => panel.getByRole('figure', { name: `${feed.on} ${platform}` });
  for (const platform of platforms.items) {
    const own = post(platform.name);
    await expect(own.getByRole('img', { name: imageDesc })).toHaveAttribute(
      'src',
      feedPicture(audience, concept, platform)?.preview ?? '',
    );
    await expect(own.getByText(ctaOn(platform, ad), { exact: true })).toBeVisible();
    await expect(own.getByText(feed.notHere)).toHaveCount(
      launch.platforms.includes(platform.id) ? 0 : 1,
    );
  }
  for (const text of [headline, subheadline, bodyText])
    await expect(post('Facebook').getByText(text, { exact: true })).toBeVisible();
  await expect(post('Facebook').getByText(feed.more)).toHaveCount(0);
  for (const text of [headline, bodyText])
    await expect(post('LinkedIn').getByText(text, { exact: true })).toBeVisible();
  // The whole body text should show: Instagram cuts the caption off in the hashtags below it.
  const shown = adTexts(ad, concept).caption.slice(0, 125).trimEnd();
  expect(shown).toContain(bodyText);
  await expect(post('Instagram')).toContainText(`${shown}${feed.more}`);
}

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
    await expect(panel.getByText(line).first()).toBeVisible();
  await expect(panel.getByText(limitsChecked)).toBeVisible();
  await panel.getByText(limits.sources).click();
  const sources = platforms.items.flatMap((platform) =>
    platform.limits.map(({ source }) => source),
  );
  for (const source of new Set(sources))
    await expect(panel.locator(`a[href="${source}"]`).first()).toBeVisible();
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('each text is copied unchanged', async ({ page }) => {
    await page.goto(route);
    const panel = panelOf(page);
    const { ad } = first;
    const { cta, targeting } = ad.ads.primary;
    const [fear, remedy] = conceptsOf(ad).map((concept) => {
      const { headline, subheadline, bodyText, caption } = adTexts(ad, concept);
      return [headline, subheadline, bodyText, caption, concept.imageDesc];
    });
    const expected = [
      ...(fear ?? []),
      cta,
      ...adPlatforms(campaignOf(first)).map((platform) => adLink(campaignOf(first), platform)),
      ...(remedy ?? []),
      ...ad.story.slides,
      ...filmNames.map((name) => reelScript(first.films[name])),
      targeting.interests.join(', '),
      ...demographicsLines(targeting.demographics, labels).map(([, value]) => value),
      ad.keywords.join(', '),
      ad.metaTags.join(' '),
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
      .first()
      .click();
    await expect(panel.getByText(copyWords.refused)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      first.ad.ads.primary.headline,
    );
  });
});

test('each platform card lists its sizes, and whether the campaign runs there', async ({
  page,
}) => {
  await page.goto(`${route}/${last.id}`);
  const cards = page.getByRole('region', { name: platforms.heading }).getByRole('listitem');
  for (const platform of platforms.items) {
    const { id, name, strengths, placements, slides, cards: place } = platform;
    const card = cards.filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(card).toContainText(strengths);
    for (const { dimension, name: where } of placements) {
      await expect(card.getByText(sizeLabel(dimension), { exact: true })).toBeVisible();
      await expect(card.getByText(where, { exact: true })).toBeVisible();
    }
    for (const where of [place, ...(slides ? [slides] : [])])
      await expect(card.getByText(where, { exact: true })).toBeVisible();
    const { runs, none } = socialAds.cards;
    await expect(card.getByText(last.launch.platforms.includes(id) ? runs : none)).toBeVisible();
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
    const button = panel
      .getByRole('button', { name: `${copyButtonText.copy} ${name}`, exact: true })
      .first();
    const [box, label] = await Promise.all([
      button.boundingBox(),
      panel
        .locator('dt')
        .filter({ hasText: new RegExp(`^${name}$`, 'i') })
        .first()
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
  const button = panel
    .getByRole('button', { name: `${copyButtonText.copy} headline`, exact: true })
    .first();
  const below = panel.getByRole('button', { name: `${copyButtonText.copy} subheadline` }).first();
  await button.scrollIntoViewIfNeeded();
  const before = await below.boundingBox();
  await button.click();
  await expect(panel.getByText(copyWords.copied)).toHaveCount(1);
  expect(await below.boundingBox()).toEqual(before);
  await page.clock.fastForward(5000);
  await expect(panel.getByText(copyWords.copied)).toHaveCount(0);
  expect(await below.boundingBox()).toEqual(before);
});
