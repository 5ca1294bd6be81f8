import { documents } from '@/content/campaigns';
import { altOf, fieldsOf } from '@/lib/campaign/document/fields';
import { factsOf, resolve } from '@/lib/campaign/document/resolve';
import { valueProblem } from '@/lib/campaign/rules/values';
import { valueOf } from '@/lib/campaign/document/values';
import { imageVisual } from '@/lib/campaign/document/visual';
import { applyVariant, imagesInEdits, type Variant } from '@/lib/campaign/edits/edits';
import { imagesOfPicture, pictureName, picturesOf, visualIn, changePicture } from './pictures';

const [document] = documents;
const path = 'audience.ad.ads.primary.visual';
const facts = factsOf(document);
const pictures = fieldsOf(document).filter(({ kind }) => kind === 'picture');
const field = pictures.find((picture) => picture.path === path)!;
const alt = altOf(document, field)!;
const image = (changes: object = {}) =>
  JSON.stringify({ ...JSON.parse(imageVisual({ file: `${'0'.repeat(32)}.webp` })), ...changes });
const pick = (variant: Variant, value: string, steps?: Variant[]) =>
  changePicture({ original: document, variant, field, value, steps });

test('each picture has an alternative text, and each picture that’s offered can be drawn', () => {
  expect(pictures.map((one) => altOf(document, one)?.kind)).toEqual(pictures.map(() => 'text'));
  for (const value of picturesOf(document)) {
    expect(visualIn(document, resolve(document), value)).toBeDefined();
    expect(pictureName(value, facts)).not.toContain('{');
  }
});

test('an image’s alternative text has to be written, a drawing’s comes back with it', () => {
  const once = pick({}, image());
  expect(once).toEqual({ [path]: image(), [alt.path]: '' });
  expect(imagesInEdits([once])).toEqual([`${'0'.repeat(32)}.webp`]);
  const described = { ...once, [alt.path]: 'A photo' };
  const cut = pick(described, image({ zoom: 2 }));
  expect(cut).toEqual({ ...described, [path]: image({ zoom: 2 }) });
  expect(pick(cut, valueOf(document, field))).toEqual({});
  // So does that of an image that was there before.
  const steps = [once, described, cut, {}];
  expect(imagesOfPicture(steps, path)).toEqual([image({ zoom: 2 })]);
  expect(pick({}, image({ zoom: 2 }), steps)).toEqual(cut);
});

test('a picture that another one shows has its alternative text', () => {
  const current = valueOf(document, field);
  const other = pictures.find((picture) => valueOf(document, picture) !== current)!;
  const value = valueOf(document, other);
  const text = valueOf(document, altOf(document, other)!);
  expect(pick({}, value)).toEqual({ [path]: value, [alt.path]: text });
});

test('an image that isn’t here leaves the picture as it’s exported', () => {
  const shown = (images?: { file: string }[]) =>
    valueOf(applyVariant({ ...document, images }, { [path]: image() }), field);
  expect(shown()).toBe(image());
  expect(shown([{ file: `${'0'.repeat(32)}.webp` }])).toBe(image());
  expect(shown([])).toBe(valueOf(document, field));
});

test.each([
  'null',
  '{}',
  '[]',
  '{"id":"scene"}',
  '{"id":"scene","moment":9}',
  '{"id":"facade","figure":"<b>"}',
  image({ file: '"/><script>alert(1)</script>.webp' }),
  image({ file: '../../x.webp' }),
  image({ focus: [50] }),
  image({ focus: ['"', 1] }),
  image({ zoom: 1e9 }),
  image({ size: [0, 1e9] }),
])('a picture can’t be %s', (value) => {
  expect(valueProblem(field, value, factsOf(document))).toBeDefined();
  expect(applyVariant(document, { [path]: value })).toEqual(document);
});

test('what a picture doesn’t know isn’t kept', () => {
  const scene = { id: 'scene', moment: 0.1, __proto__: null, constructor: 1, description: 'x' };
  const after = applyVariant(document, { [path]: JSON.stringify(scene) });
  expect(after.audience.ad.ads.primary.visual).toEqual({ id: 'scene', moment: 0.1 });
});
