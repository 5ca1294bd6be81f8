// The social ads: previews, story, films and exports.
import type { Locator } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { brand } from '@/content/brand';
import { audiences, campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { confirmWords } from '@/content/words/confirm';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { fileWords } from '@/content/words/readme';
import { type AdConcept, conceptsOf } from '@/lib/campaign/document/concepts';
import { adTexts, truncate } from '@/lib/campaign/document/copy';
import { adPictures, feedPicture, storyPictures } from '@/lib/campaign/picture/ad-pictures';
import { adLink, adPlatforms, previewedPlatforms } from '@/lib/campaign/sheets/platforms';
import { toConfirm } from '@/lib/campaign/document/confirm';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { filmFiles, subtitlesPath } from '@/lib/campaign/film/film-files';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';
import { allShots, filmOf } from '@/lib/campaign/film/timeline';
import { storySafeZone } from '@/lib/campaign/drawing/safe-zone';
import { unzip } from '@/lib/fixtures/unzip';
import { clipboard, expect, expectReadable, few, screens, test } from './fixtures';
import {
  downloadOf,
  exported,
  files,
  first,
  firstCampaign,
  last,
  nameOf,
  panelOf,
  save,
} from './templates';

const { filmPlayer } = sections;
const { concepts, exportPanel, feed, film: filmWords, labels, route, safeZone } = socialAds;

/** Checks that each platform's post shows this concept, and no post shows the other one. */
async function expectPosts(panel: Locator, campaign: Campaign, concept: AdConcept) {
  const { ad } = campaign.audience;
  const { headline, subheadline, bodyText, imageDesc } = concept;
  const previewed = previewedPlatforms(campaign);
  await expect(panel.getByRole('figure')).toHaveCount(previewed.length);
  // All of the body text shows but its period: Instagram cuts the caption off in the hashtags.
  const caption = truncate(adTexts(ad, concept).caption, 125).text + feed.more;
  expect(caption).toContain(bodyText.replace(/\.$/, ''));
  const texts = {
    instagram: [caption],
    facebook: [headline, subheadline, bodyText],
    linkedin: [headline, bodyText],
  };
  for (const platform of previewed) {
    const post = panel.getByRole('figure', { name: `${feed.on} ${platform.name}` });
    const picture = feedPicture(campaign.audience, concept, platform)?.preview ?? '';
    await expect(post.getByRole('img', { name: imageDesc })).toHaveAttribute('src', picture);
    await expect(post.getByText(ad.ads.primary.cta, { exact: true })).toBeVisible();
    for (const text of texts[platform.preview]) await expect(post).toContainText(text);
  }
}

test('an ad’s texts come first, then the ads, on at most eight phone screens', async ({ page }) => {
  for (const { id, ad } of few(audiences)) {
    const { headline, subheadline, bodyText, cta } = ad.ads.primary;
    await page.goto(`${route}/${id}`);
    for (const [screen, ratio] of [
      [screens.laptop, 0.7],
      [{ width: 1024, height: 768 }, 0.7],
      [screens.phone, 0.1],
    ] as const) {
      await page.setViewportSize(screen);
      await expect(page.getByRole('figure').getByRole('img').first()).toBeInViewport({ ratio });
      const words = [headline, subheadline, bodyText, cta].map((text) =>
        page.getByRole('definition').getByText(text, { exact: true }).first(),
      );
      for (const part of [
        page.getByRole('heading', { name: ad.title }),
        page.getByText(ad.targetDemo).first(),
        ...words,
      ])
        expect((await part.boundingBox())?.y).toBeLessThan(0.8 * screen.height);
    }
    // Once the parts that wait for the first screen have come; a wide typeface takes more.
    const height = () =>
      page.locator('html').evaluate((root) => {
        return root.scrollHeight * Number(getComputedStyle(root).getPropertyValue('--lettering'));
      });
    await expect.poll(height).toBeLessThanOrEqual(8 * screens.phone.height);
  }
});

/** Where a part starts and ends, in pixels from the left. */
async function edgesOf(part: Locator) {
  const { x, width } = (await part.boundingBox())!;
  return { left: Math.round(x), right: Math.round(x + width) };
}

test('side by side, all of the page is in the same columns', async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  for (const { id } of audiences) {
    await page.goto(`${route}/${id}`);
    const side = await edgesOf(page.locator('#export'));
    const texts = page.getByRole('term').filter({ hasText: labels.headline, visible: true });
    expect((await edgesOf(texts.first())).left).toBe(side.left);
    const main = await edgesOf(page.locator('#story'));
    const ends = [
      page.getByRole('figure').last(),
      page.getByRole('list', { name: labels.story }).getByRole('listitem').last(),
    ];
    for (const end of ends) expect((await edgesOf(end)).right).toBe(main.right);
  }
});

test('each tab shows each concept as each platform would, and prints both', async ({ page }) => {
  await page.goto(route);
  for (const campaign of campaigns) {
    const { audience } = campaign;
    await page.getByRole('tab', { name: audience.name }).click();
    const panel = panelOf(page, audience.name);
    const adConcepts = conceptsOf(audience.ad);
    // With only one, there's nothing to choose.
    await expect(panel.getByRole('radio')).toHaveCount(
      adConcepts.length > 1 ? adConcepts.length : 0,
    );
    for (const concept of adConcepts) {
      if (adConcepts.length > 1)
        await panel.getByRole('radio', { name: concepts[concept.id] }).check();
      await expectPosts(panel, campaign, concept);
    }
    const slide = new RegExp(`^${labels.slide} \\d`);
    await expect(panel.getByRole('listitem').filter({ hasText: slide })).toHaveText(
      audience.ad.story.slides.map((text, index) => `${labels.slide} ${index + 1}${text}`),
    );
  }
  await page.emulateMedia({ media: 'print' });
  for (const { imageDesc } of conceptsOf(last.ad))
    await expect(page.getByRole('figure').getByRole('img', { name: imageDesc })).toHaveCount(
      previewedPlatforms(campaigns.at(-1) ?? firstCampaign).length,
    );
});

test('the story’s slides are in order, each with its safe zone, on any screen', async ({
  page,
}) => {
  await page.goto(route);
  const panel = panelOf(page);
  const story = panel.getByRole('list', { name: labels.story });
  const pictures = storyPictures(first);
  for (const screen of [screens.laptop, screens.small]) {
    await page.setViewportSize(screen);
    const lefts: number[] = [];
    for (const [index, { alt }] of pictures.entries()) {
      const slide = story.getByRole('listitem').nth(index);
      await expect(slide.getByText(first.ad.story.slides[index] ?? '')).toBeVisible();
      const picture = slide.getByRole('img', { name: alt });
      lefts.push((await picture.boundingBox())?.x ?? NaN);
    }
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    expect(new Set(lefts).size).toBe(pictures.length);
  }
  // On small screens, arrow keys scroll it.
  await story.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => story.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);

  await panel.getByRole('checkbox', { name: safeZone.show }).check();
  await expectReadable(panel.getByText(safeZone.note));
  // Both at once: the row may still be scrolling.
  const [slide, zone] = await story.evaluate((row) =>
    ['img', 'img + div'].map((part) => {
      const { x = 0, y = 0, width = 0 } = row.querySelector(part)?.getBoundingClientRect() ?? {};
      return { x, y, width };
    }),
  );
  if (!slide || !zone) throw new Error('The story has no slide with a safe zone.');
  const pixel = slide.width / 1080;
  expect(Math.abs(zone.y - slide.y - storySafeZone.top * pixel)).toBeLessThan(1.5);
  expect(Math.abs(zone.x - slide.x - storySafeZone.sides * pixel)).toBeLessThan(1.5);
});

test('films wait for somebody to play them, and have captions', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(route, { waitUntil: 'networkidle' });
  for (const name of filmNamesOf(first)) {
    const file = filmFiles(first, name).video;
    const video = panelOf(page).locator(`video[src="${file}"]`);
    const label = `${filmWords.names[name]}, ${first.name}`;
    await expect(video).toHaveAccessibleName(label);
    expect(fetched).not.toContain(file);
    // Until then, nothing covers the poster but the button.
    await expect(video).not.toHaveAttribute('controls');
    const button = panelOf(page).getByRole('button', { name: `${filmPlayer.play}: ${label} 0:` });
    await button.press('Space');
    await expect(button).toHaveCount(0);
    await expect(video).toHaveAttribute('controls');
    await expect(video).toBeFocused();
    const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(seconds).toBeGreaterThan(0.2);
    await expect(video).toHaveJSProperty('muted', false);
    const cues = () =>
      video.evaluate((element: HTMLVideoElement) => {
        const [track] = element.textTracks;
        if (track?.mode === 'disabled') track.mode = 'hidden';
        return [...(track?.cues ?? [])].map((cue) => [cue.startTime, cue.endTime]);
      });
    const shots = allShots(filmOf(first, name));
    await expect.poll(async () => (await cues()).at(-1)?.[1]).toBe(shots.at(-1)?.end);
    expect((await cues()).length).toBeGreaterThanOrEqual(shots.length);
  }
});

const at = (path: string) => files.find((file) => file.path === path)?.address;

test('each picture, text and film has a link that saves it under its name', async ({ page }) => {
  await page.goto(route);
  const panel = panelOf(page);
  await page
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((part) => (part.open = true)));
  const films = filmNamesOf(first).flatMap((name) => {
    const { cover } = filmFiles(first, name);
    return [
      [`${filmWords.cover} ${filmWords.names[name]}`, cover],
      [`${filmWords.captions} ${filmWords.names[name]}`, at(subtitlesPath(name, brand.locale))],
    ] as const;
  });
  for (const [label, address] of [
    // The ZIP has the sizes for other platforms.
    ...adPictures({ audience: first, platforms: [] }).map(
      (picture) => [downloadOf(picture), picture.file] as const,
    ),
    ...Object.entries(fileWords).map(([path, file]) => [file.label, at(path)] as const),
    ...films,
  ] as const) {
    const link = panel.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveCount(address ? 1 : 0);
    if (!address) continue;
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('download', nameOf(address));
  }
});

test('the ZIP holds the campaign as exported', async ({ page }) => {
  await page.goto(route);
  const { name, data } = await save(panelOf(page).getByRole('button', { name: exportPanel.zip }));
  await expectReadable(panelOf(page).getByText(exportPanel.saved));
  expect(name).toBe(nameOf('campaign.zip'));
  const packed = await unzip(data);
  expect([...packed.keys()]).toEqual(files.map(({ place }) => place));
  for (const { address, place } of files)
    expect([place, packed.get(place)?.equals(await exported(page, address))]).toEqual([
      place,
      true,
    ]);
});

test('each platform’s link is copied with its tracking values', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(route);
  await panelOf(page).getByText(labels.primary, { exact: true }).click();
  for (const platform of adPlatforms(firstCampaign)) {
    const name = `${labels.copyLink} ${platform.name}`;
    await panelOf(page).getByRole('button', { name, exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe(adLink(firstCampaign, platform));
  }
});

test('what to confirm prints on one or two sheets', async ({ page }) => {
  // A new audience has hundreds of texts to confirm.
  const usual = campaigns.filter((campaign) => toConfirm(campaign, confirmWords).length < 50);
  for (const { audience } of usual) {
    await page.goto(outputAddress(audience, 'what-to-confirm.html').replace('.html', ''));
    for (const format of ['Letter', 'A4']) {
      const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      expect([audience.id, format, numPages <= 2]).toEqual([audience.id, format, true]);
    }
  }
});
