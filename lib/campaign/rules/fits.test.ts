import { typeface } from '@/lib/export/pictures/typeface';
import { patternOf } from '@/lib/fixtures/sentences';
import { fill } from '../document/fill';
import { wholeCampaign as campaign } from '@/lib/fixtures/whole-campaign';
import { fitText } from '../drawing/fit-text';
import { problemWords } from '@/content/words/problems';
import { type Judged, sentenceOf } from './rule';
import { atPath } from '../document/paths';
import { imagesAreSharp, misfitsOf, picturesOf, wordsFit } from './fits';

const { fits } = problemWords;

function sentencesOf(text: string): unknown[] {
  const box = { x: 0, y: 0, width: 100, height: 60, min: 20, max: 40, color: '#000000' };
  const block = fitText(typeface, { ...box, path: 'audience.ad.title', text });
  const composition = { width: 9, height: 9, ground: '#ffffff', shapes: '', texts: [block] };
  return misfitsOf('fear-1080x1080', composition, campaign).map((finding) =>
    sentenceOf(finding, problemWords),
  );
}

test('a text that doesn’t fit at its smallest size says by how much, and what helps', () => {
  const [wide] = sentencesOf('Incomprehensible10');
  const [tall] = sentencesOf('a b c d e f g h i j k l m n o p q r s t');
  const use = campaign.formats['1080x1080']?.use ?? '';
  expect(wide).toMatch(patternOf(fits.tooWide));
  expect(wide).toMatch(patternOf(fits.picture, { use }));
  expect(tall).toMatch(patternOf(fits.tooTallBy));
  expect(sentencesOf('Short')).toEqual([]);
});

test.each([
  ['up ↗ ↗', '↗'],
  ['Ελλάδα', 'Ε λ ά δ α'],
  ['أمان', 'أ م ا ن'],
  ['Go 👩🏽‍⚕️👨‍👩‍👧 go', '👩🏽‍⚕ 👨‍👩‍👧'],
  ['абвгдежзиклм', 'а б в г д е ж з и к', '2'],
])(
  'in %s, the characters that the typeface lacks are named once',
  (text, characters, more = '') => {
    const sentence = more ? fits.noCharactersAndMore : fits.noCharacters;
    expect(sentencesOf(text)).toEqual([fill(sentence, { characters, more })]);
  },
);

test('words are measured in pictures, slides, cards, films, and the preview of a shared link', () => {
  const long = structuredClone(campaign);
  const { ad, landing } = long.audience;
  const words = 'Antidisestablishmentarianism '.repeat(40).trim();
  ad.ads.primary.picture.headline = words;
  ad.story.slides[0] = words;
  // Not on its cover, which is one of the pictures.
  const lastShot = ad.story.teaserScript?.shots.at(-1);
  if (lastShot) lastShot.words = words;
  landing.hero.badge = 'up ↗';
  landing.hero.incident.drawing.signal.stopped = words;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that this rule reads
  const findings = Array.from(wordsFit({ campaign: long, typeface } as Judged));
  const names = ['fear-1080x1080', 'story-1', 'card-1-1080x1080', 'teaser', 'social-card', 'hero'];
  expect(findings.flatMap((finding) => finding?.files ?? [])).toEqual(
    expect.arrayContaining(names),
  );
});

test('each drawn text and each drawing says which value of the campaign it’s from', () => {
  const paths = picturesOf(campaign).flatMap(({ compose }) => {
    const { texts, drawings = [] } = compose(typeface);
    return [...texts, ...drawings].map(({ path }) => path);
  });
  const withoutValue = paths.filter((path) => atPath(campaign, path) === undefined);
  expect(new Set(withoutValue)).toEqual(new Set());
});

test.each([
  { image: 'a panorama', size: [2400, 600], advice: problemWords.sharper.taller },
  { image: 'a tall one', size: [200, 8000], advice: problemWords.sharper.wider },
  {
    image: 'a small one that’s zoomed',
    size: [30, 30],
    zoom: 3,
    advice: problemWords.sharper.wider,
  },
])('$image that looks blurred says how many pixels are enough', ({ size, zoom = 1, advice }) => {
  const [sentence = '', ...others] = blurredAt(size, zoom);
  expect([sentence, others]).toEqual([expect.stringMatching(patternOf(advice)), []]);
  const [, least] = numberIn(advice).exec(sentence) ?? [];
  const factor = Number(least) / Math.min(...size);
  const enough = size.map((length) => Math.ceil(length * factor));
  expect(blurredAt(enough, 1)).toEqual([]);
});

test('an image that only its zoom blurs says which one is sharp', () => {
  const [sentence = ''] = blurredAt([1800, 1800], 3);
  const [, zoom] = numberIn(problemWords.sharper.zoomOut).exec(sentence) ?? [];
  expect(blurredAt([1800, 1800], Number(zoom))).toEqual([]);
});

/** Where the number is in a sentence that has one. */
const numberIn = (sentence: string) =>
  new RegExp(patternOf(sentence).source.replace('.+', String.raw`([\d.]*\d)`));

function blurredAt(size: number[], zoom: number): string[] {
  const shown = structuredClone(campaign);
  const visual = { id: 'image', file: `${'a'.repeat(32)}.webp`, size, focus: [50, 50], zoom };
  Object.assign(shown.audience.ad.ads.primary, { visual: { ...visual, description: 'A' } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that this rule reads
  const findings = Array.from(imagesAreSharp({ campaign: shown, typeface } as Judged));
  return findings.flatMap((finding) => (finding ? sentenceOf(finding, problemWords) : []));
}
