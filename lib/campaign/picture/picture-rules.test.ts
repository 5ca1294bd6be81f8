/**
 * What every picture of every campaign has to look like, measured on the finished pictures.
 * @jest-environment node
 */
import sharp from 'sharp';
import { renderPicture } from '@/lib/build/render-picture';
import { typeface } from '@/lib/build/typeface';
import { campaigns } from '@/lib/campaigns';
import { pictures, said } from '@/lib/fixtures/pictures';
import { conceptsOf } from '../concepts';
import { type AdPicture, storyPictures } from './ad-pictures';
import { composePicture } from './compose-picture';
import type { Composition } from './composition';
import { fitIn, type TextBlock } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { panelPaletteOf } from './palette';
import { charactersAt, lineHeight } from './typeface';

/** How many pixels a picture's pixels take up on a phone that's 375 pixels wide. */
const onPhone = (pixels: number, { width }: Composition) => (pixels * 375) / width;

function lineBoxes({ lines, size, weight }: TextBlock): number {
  const lengths = lines.map((line) => charactersAt(line, weight, typeface).at(-1)?.end ?? 0);
  const length = lengths.reduce((sum, each) => sum + each, 0) / typeface.unitsPerEm;
  return length * size * lineHeight(typeface) * size;
}

const feed = pictures.filter(
  ([, { picture }]) => picture.height >= picture.width && picture.height < picture.width * 1.5,
);

test.each(feed)('%s: words cover at most a fifth of it', (_, { composition }) => {
  const { texts, width, height } = composition;
  const covered = texts.reduce((sum, text) => sum + lineBoxes(text), 0);
  expect(covered / (width * height)).toBeLessThanOrEqual(0.2);
});

test.each(pictures.filter(([, { picture }]) => picture.concept))(
  '%s: its subline can be read on a phone',
  (_, { composition }) => {
    const subline = composition.texts.find(({ field }) => field.endsWith('.subheadline'));
    expect(onPhone(subline?.size ?? 0, composition)).toBeGreaterThanOrEqual(12);
  },
);

test.each(pictures)('%s: says the code once', (_, { campaign, composition }) => {
  const words = said(composition).join(' ');
  expect(words.split(campaign.offer.code).length).toBeLessThanOrEqual(2);
});

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the first slide’s alert can be seen on a phone',
  async (_, campaign) => {
    const { danger, line } = panelPaletteOf(campaign);
    const composed = (picture: AdPicture) => composePicture(campaign, picture, typeface);
    const [slide] = storyPictures(campaign.audience).slice(0, 1).map(composed);
    if (!slide) throw new Error('The story has no slides.');
    const calm = { ...slide, shapes: slide.shapes.replaceAll(danger, line) };
    const [red, gray] = await Promise.all([slide, calm].map(pixels));
    let changed = 0;
    // Compares the green in each pixel, because the red is about the same in both.
    for (let at = 1; at < (red?.length ?? 0); at += 3) if (red?.[at] !== gray?.[at]) changed += 1;
    expect(onPhone(Math.sqrt(changed), slide)).toBeGreaterThanOrEqual(40);
  },
);

/** Three bytes a pixel. */
const pixels = async (composition: Composition) =>
  sharp(await renderPicture(composition))
    .raw()
    .toBuffer();

/** A drawing's panel in a wide strip, and beside the words. */
const panels = [
  [1080, 430],
  [504, 628],
] as const;

/** Each drawing once, whichever campaign it's from. */
const drawings = new Map(
  campaigns.flatMap((campaign) => {
    const { ad } = campaign.audience;
    const visuals = [...conceptsOf(ad).map(({ visual }) => visual), ...ad.display.keyVisuals];
    return visuals.map((visual) => [visual.id, { campaign, visual }] as const);
  }),
);

test.each(
  Array.from(drawings, ([id, each]) =>
    panels.map(([width, height]) => [id, width, height, each] as const),
  ).flat(),
)('%s at %i × %i: even margins', async (_, width, height, each) => {
  const palette = panelPaletteOf(each.campaign);
  const area = { x: 40, y: 40, width: width - 80, height: height - 80 };
  const drawing = drawKeyVisual({
    ...each,
    x: 0,
    y: 0,
    width,
    height,
    palette,
    textArea: area,
    field: 'visual',
    fit: fitIn(1080, typeface),
    least: 26,
  });
  const { info } = await sharp(
    await renderPicture({ width, height, ground: palette.surface, ...drawing }),
  )
    .trim({ background: palette.surface, threshold: 2 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const margins = {
    left,
    right: width - left - info.width,
    top,
    bottom: height - top - info.height,
  };
  // Up to the edge, or well away from it.
  const awkward = Object.entries(margins).filter(([, margin]) => margin > 12 && margin < 18);
  expect(awkward).toEqual([]);
  const bleeds = Math.min(margins.top, margins.bottom) <= 12;
  expect(bleeds ? 0 : Math.abs(margins.top - margins.bottom)).toBeLessThan(height * 0.08);
});
