import sharp from 'sharp';
import { brand } from '@/content/brand';
import { isBrick } from '@/lib/campaign/document/logo';
import { composeFrame } from '@/lib/campaign/film/compose-film';
import { allShots, filmOf } from '@/lib/campaign/film/timeline';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '@/lib/campaign/rules';
import { applyEdits, oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { restoreEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { campaigns } from '@/lib/campaigns';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { documents } from '@/content/campaigns';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { misfits } from '@/lib/campaign/drawing/layer';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import { longestText, resolve } from '@/lib/campaign/document/resolve';
import { outlinedText } from '@/lib/campaign/drawing/svg';
import { outlinedSvg, renderIcon, renderPicture } from './render-picture';
import { outlines, typeface } from './typeface';

// One campaign has every layout, and one size of each is enough.
const [document] = documents;
const campaign = structuredClone(campaigns[0]);
const sizes = new Set<string>(['1200x628', '1080x1350', '1080x1920']);
const pictures = adPictures(campaign).filter(({ dimension }) => sizes.has(dimension));
const drawn = [
  ...pictures.map(
    (picture) => [picture.name, composePicture(campaign, picture, typeface)] as const,
  ),
  ['social card', composeSocialCard(campaign, typeface)] as const,
  // Whether the words fit is a rule about content.
].filter(([, composition]) => misfits(composition).length === 0);

/** A picture's colors, three bytes a pixel. */
const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/** The color of the pixel at a byte, as a number: a picture has millions of them. */
const colorAt = (colors: Buffer, at: number) => colors.readUIntBE(at, 3);

test.each(drawn)('%s: each text is drawn within its box, in its color', async (_, composition) => {
  const { texts, width } = composition;
  const withTexts = await pixels(await renderPicture(composition));
  const without = await pixels(await renderPicture({ ...composition, texts: [] }));
  const outside = new Set<string>();
  const colors = texts.map(() => new Set<number>());
  for (let at = 0; at < withTexts.length; at += 3) {
    if (colorAt(withTexts, at) === colorAt(without, at)) continue;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    // Some letters start a little before their place.
    const home = texts.findIndex(
      (text) =>
        x > text.x - 2 && x < text.x + text.width && y >= text.y && y < text.y + text.height,
    );
    if (home === -1) outside.add(`${x} ${y}`);
    else colors[home]?.add(colorAt(withTexts, at));
  }
  expect([...outside].slice(0, 5)).toEqual([]);
  for (const [index, { lines, color }] of texts.entries())
    expect([lines, colors[index]?.has(Number.parseInt(color.slice(1), 16))]).toEqual([lines, true]);
  const name = texts.find(({ path }) => path === 'brand.name');
  // It may be in the logo.
  if (!name) return;
  const beside = 3 * (Math.floor(name.y) * width + Math.floor(name.x) - 2);
  expect(withTexts.toString('hex', beside, beside + 3)).toBe(composition.ground.slice(1));
});

test('a letter is the same text wherever it is in a line, so that a picture’s file is small', () => {
  const look = { x: 0, y: 0, size: 10, weight: 600, color: 'red', align: 'start' } as const;
  const drawLine = outlinedText(typeface, outlines, { width: 20, height: 20 });
  const line = drawLine({ ...look, text: 'ee' });
  const [, first, second] = line.split(/M-?[\d.]+/);
  expect(second).toBe(`${first}"/>`);
  // Nothing is drawn outside of a picture.
  expect(drawLine({ ...look, text: 'e'.repeat(longestText) }).split('M').length).toBeLessThan(9);
  expect(drawLine({ ...look, y: 90, text: 'e' })).toBe('');
});

/** How long edits take to be opened, judged and drawn, in processor time, in compiled code. */
function timeFor(variant: Variant) {
  const times = [1, 2].map(() => {
    const before = process.cpuUsage();
    const { edits } = restoreEdits(document, saveEdits(document, oneVariant(variant)));
    const edited = applyEdits(document, edits);
    expect(problemsIn({ document: edited, typed: variant }, problemWords)).not.toEqual([]);
    const editedCampaign = resolve(edited);
    for (const picture of adPictures(editedCampaign))
      outlinedSvg(composePicture(editedCampaign, picture, typeface));
    for (const { end } of allShots(filmOf(editedCampaign.audience, 'reel')))
      composeFrame(editedCampaign, 'reel', end * 1000 - 1, typeface);
    return process.cpuUsage(before).user;
  });
  return Math.min(...times);
}

const some = ['W', 'W ', `e${'\u0323\u0301'.repeat(4)} `];

test.each(some)('texts of 5,000 letters only take a few times as long: %s', (letters) => {
  const [long, short] = [letters.repeat(longestText / letters.length), letters].map((text) => {
    const names = /(?:[sS]ubheadline|\.headline|\.statement|\.shortCondition)$/;
    const paths = typedFieldsOf(document).flatMap(({ path }) => (names.test(path) ? path : []));
    return timeFor(Object.fromEntries(paths.map((path) => [path, text])));
  });
  expect(long! / short!).toBeLessThan(20);
});

test('the icon is the logo in its colors on a tile of the dark background', async () => {
  const icon = await pixels(await renderIcon(brand, 192));
  expect(icon).toHaveLength(192 * 192 * 3);
  const { dark } = brand.palette;
  const colors = new Set<string>();
  for (let at = 0; at < icon.length; at += 3) colors.add(`#${icon.toString('hex', at, at + 3)}`);
  expect([...colors][0]).toBe(dark.background);
  const { paths } = isBrick(brand.logo) ? brand.logo : { paths: [] };
  for (const { color } of paths) expect([...colors]).toContain(dark[color]);
});
