/**
 * What every picture of every campaign has to look like, measured on the finished pictures.
 * @jest-environment node
 */
import sharp from 'sharp';
import { renderPicture } from '@/lib/build/render-picture';
import { typeface } from '@/lib/build/typeface';
import { campaigns } from '@/lib/campaigns';
import { conceptsOf } from '../concepts';
import { type AdPicture, adPictures } from './ad-pictures';
import { composePicture } from './compose-picture';
import type { Composition } from './composition';
import { fitIn, type TextBlock } from './fit-text';
import { drawKeyVisual } from './key-visuals';
import { panelPaletteOf } from './palette';
import { charactersAt, lineHeight } from './typeface';

const pictures = campaigns.flatMap((campaign) =>
  adPictures(campaign.audience).map((picture) => {
    const composition = composePicture(campaign, picture, typeface);
    return [picture.file, { campaign, picture, composition }] as const;
  }),
);

const having = (wanted: (picture: AdPicture) => boolean) =>
  pictures.filter(([, { picture }]) => wanted(picture));

/** How many pixels a picture's pixels take up on a phone that's 375 pixels wide. */
const onPhone = (pixels: number, { width }: Composition) => (pixels * 375) / width;

function lineBoxes({ lines, size, weight }: TextBlock): number {
  const lengths = lines.map((line) => charactersAt(line, weight, typeface).at(-1)?.end ?? 0);
  const length = lengths.reduce((sum, each) => sum + each, 0) / typeface.unitsPerEm;
  return length * size * lineHeight(typeface) * size;
}

const feed = having(({ width, height }) => height >= width && height < width * 1.5);

test.each(feed)('%s: words cover at most a fifth of it', (_, { composition }) => {
  const { texts, width, height } = composition;
  const covered = texts.reduce((sum, text) => sum + lineBoxes(text), 0);
  expect(covered / (width * height)).toBeLessThanOrEqual(0.2);
});

test.each(having(({ concept }) => concept !== undefined))(
  '%s: its subline can be read on a phone',
  (_, { composition }) => {
    const subline = composition.texts.find(({ field }) => field.endsWith('.subheadline'));
    expect(onPhone(subline?.size ?? 0, composition)).toBeGreaterThanOrEqual(12);
  },
);

test.each(pictures)('%s: says the code once', (_, { campaign, composition }) => {
  const words = composition.texts.map(({ lines }) => lines.join(' ')).join(' ');
  expect(words.split(campaign.offer.code).length).toBeLessThanOrEqual(2);
});

test.each(having(({ name }) => name === 'story-1'))(
  '%s: its alert can be seen on a phone',
  async (_, { campaign, composition }) => {
    const { danger, line } = panelPaletteOf(campaign);
    const calm = { ...composition, shapes: composition.shapes.replaceAll(danger, line) };
    const [red, gray] = await Promise.all([composition, calm].map(pixels));
    let changed = 0;
    // Compares the green in each pixel, because the red is about the same in both.
    for (let at = 1; at < (red?.length ?? 0); at += 3) if (red?.[at] !== gray?.[at]) changed += 1;
    expect(onPhone(Math.sqrt(changed), composition)).toBeGreaterThanOrEqual(40);
  },
);

test('no picture of a remedy shows danger', () => {
  for (const [file, { campaign, composition }] of having(({ concept }) => concept === 'remedy')) {
    const { danger, accent } = panelPaletteOf(campaign);
    // The brand's mark is in the accent, which may be the same color.
    const drawn = composition.shapes.replaceAll(/<g transform[^>]*>(<path[^>]*>)+<\/g>$/g, '');
    const found = [danger, accent].filter((color) => drawn.includes(color));
    expect([file, found]).toEqual([file, []]);
  }
});

/** Three bytes a pixel. */
const pixels = async (composition: Composition) =>
  sharp(await renderPicture(composition))
    .raw()
    .toBuffer();

/** A drawing's panel in each kind of picture. */
const panels = [
  [1080, 430],
  [1080, 530],
  [1080, 800],
  [504, 628],
] as const;

const drawings = campaigns.flatMap((campaign) => {
  const { id, ad } = campaign.audience;
  const visuals = [...conceptsOf(ad).map(({ visual }) => visual), ...ad.display.keyVisuals];
  return visuals.flatMap((visual) =>
    panels.map(
      ([width, height]) => [`${id}: ${visual.id}`, width, height, { campaign, visual }] as const,
    ),
  );
});

test.each(drawings)('%s at %i × %i: even margins', async (_, width, height, each) => {
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
