import type { Campaign, KeyVisual } from '@/content/schema';
import { typeface } from '@/lib/export/pictures/typeface';
import { overlap } from '@/lib/fixtures/compositions';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { adPictures } from '../../picture/ad-pictures';
import { composePicture } from '../../picture/compose-picture';
import { fitIn } from '../fit-text';
import { imagesIn, withAddresses } from '../image-files';
import { paletteOf } from '../palette';
import { drawKeyVisual } from '.';

const file = `${'a'.repeat(32)}.webp`;
type Image = Extract<KeyVisual, { id: 'image' }>;

const imageWith = (changes: Partial<Image>): Image => ({
  id: 'image',
  file,
  size: [2400, 1600],
  focus: [50, 50],
  zoom: 1,
  ...changes,
});

/** Where an image is drawn, in a box that's at 10, 20. */
function drawnIn(width: number, height: number, changes: Partial<Image>) {
  const box = { x: 10, y: 20, width, height };
  const style = { palette: paletteOf(wholeCampaign), fit: fitIn(1080, typeface), path: 'visual' };
  const stage = { ...box, ...style, least: 9, campaign: wholeCampaign, textArea: box };
  const { shapes } = drawKeyVisual({ ...stage, visual: imageWith(changes) });
  const [, x, y, across, down] =
    /<image [^>]* x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/.exec(shapes) ?? [];
  return { x: Number(x), y: Number(y), width: Number(across), height: Number(down), shapes };
}

test.each<[string, number, number, Partial<Image>, object]>([
  ['as wide as its box', 1200, 400, {}, { x: 10, y: -180, width: 1200, height: 800 }],
  ['as high as its box', 400, 800, {}, { x: -390, y: 20, width: 1200, height: 800 }],
  ['from its left edge', 400, 800, { focus: [0, 50] }, { x: 10, y: 20, width: 1200, height: 800 }],
  ['around its focus', 600, 400, { focus: [40, 50], zoom: 2 }, { x: -170, y: -180, width: 1200 }],
  ['by the cut of wide boxes', 1200, 400, { wide: { focus: [50, 0], zoom: 1 } }, { y: 20 }],
  ['by the cut of tall boxes', 400, 800, { tall: { focus: [0, 50], zoom: 1 } }, { x: 10 }],
  ['by its own cut otherwise', 600, 600, { wide: { focus: [0, 0], zoom: 3 } }, { width: 900 }],
])('an image fills its box: %s', (_, width, height, changes, place) => {
  expect(drawnIn(width, height, changes)).toMatchObject(place);
});

test('it has an address in place of its name', () => {
  const { shapes } = drawnIn(600, 400, {});
  expect([...imagesIn(shapes)]).toEqual([[file, 600]]);
  const shown = withAddresses(shapes, new Map([[file, 'blob:here']]));
  expect(shown).toContain('<image href="blob:here"');
});

const campaign: Campaign = structuredClone(wholeCampaign);
const { ads, display } = campaign.audience.ad;
for (const shown of [ads.primary, ads.remedy])
  Object.assign(shown ?? {}, { visual: imageWith({}) });
for (const visual of display.keyVisuals) Object.assign(visual, imageWith({}));

// So words keep their contrast, whatever the image.
test.each(adPictures(campaign))('$name: no words lie over its image', (picture) => {
  const { texts, drawings: all = [] } = composePicture(campaign, picture, typeface);
  const drawings = all.filter(({ path }) => path !== 'brand.logo');
  expect(drawings).toHaveLength(1);
  expect(texts.filter((text) => drawings.some((drawing) => overlap(text, drawing)))).toEqual([]);
});
