import * as v from 'valibot';
import type { Campaign, KeyVisual } from '@/content/schema';
import { keyVisual } from '@/content/schema/key-visual';
import { fastCaptions, readable } from '../film/captions';
import { composeFrame } from '../film/compose-film';
import { renditionsOf, filmNamesOf, filmSizes } from '../film/film-sizes';
import { allShots, filmOf } from '../film/timeline';
import { outputsOf } from '../outputs/outputs';
import { atPath } from '../document/paths';
import { sizeLabel } from '../picture/ad-pictures';
import { composeSocialCard } from '../picture/compose-social-card';
import { cropIn } from '../drawing/key-visuals/image';
import { type Composition, misfits } from '../drawing/layer';
import type { TextBlock } from '../drawing/fit-text';
import type { Typeface } from '../drawing/typeface';
import { measuredHero } from '../drawing/hero/hero';
import { heroFrames } from '../drawing/hero/stage';
import { fill } from '../document/fill';
import { numberText } from '../document/number';
import type { ProblemWords } from '@/content/words/problems';
import type { Finding, Judged } from './rule';

/** Words fit the pictures, the films, the social card and the page's drawing that they're in. */
export function* wordsFit({ campaign, typeface }: Judged): Generator<Finding | undefined> {
  if (!typeface) return;
  for (const { name, compose } of picturesOf(campaign)) {
    yield* misfitsOf(name, compose(typeface), campaign);
    yield undefined;
  }
}

/**
 * A film's captions can be read before they're gone. In the studio, it's only said: with a longer
 * promo code, the film is still worth having.
 */
export function* captionsAreReadable({ campaign }: Judged): Generator<Finding> {
  for (const name of filmNamesOf(campaign.audience))
    for (const { shot, text, start, end } of fastCaptions(campaign, name)) {
      const seconds = end - start;
      const most = Math.floor(seconds * readable.perSecond);
      const slots = {
        text: text.replace('\n', ' '),
        seconds: numberText(Number(seconds.toFixed(1)), campaign.brand.locale),
        most,
      };
      yield {
        path: `audience.ad.story.${name}Script.shots.${shot}.words`,
        value: text,
        sentence: (words) => fill(words.caption, slots),
        // It's never left out.
        files: [`${name}-captions`],
      };
    }
}

/** How many times as large as it is an image may be drawn: with more, it looks blurred. */
const mostEnlarged = 1.5;

/** Images have enough pixels. Each is said once: where it's enlarged most. It stops nothing. */
export function* imagesAreSharp({ campaign, typeface }: Judged): Generator<Finding | undefined> {
  if (!typeface || !JSON.stringify(campaign.audience).includes('"id":"image"')) return;
  const worst = new Map<string, Finding & { by: number }>();
  for (const { compose } of picturesOf(campaign)) {
    const { width, height, drawings = [] } = compose(typeface);
    for (const { path, ...box } of drawings) {
      const visual = atPath(campaign, path);
      if (!v.is(keyVisual, visual) || visual.id !== 'image') continue;
      const by = enlargement(box, visual) * cropIn(box, visual).zoom;
      if (by <= (worst.get(path)?.by ?? mostEnlarged)) continue;
      const sentence = (words: ProblemWords) =>
        fill(words.blurred, {
          width: visual.size[0],
          height: visual.size[1],
          across: width,
          down: height,
          advice: howToSharpen(box, visual, words.sharper),
        });
      worst.set(path, { level: 'advice', path, value: visual.file, sentence, by });
    }
    yield undefined;
  }
  yield* worst.values();
}

type Image = Extract<KeyVisual, { id: 'image' }>;
type Size = Pick<Composition, 'width' | 'height'>;

/** How many times as large as it is an image is in a box that it fills, without a zoom. */
const enlargement = ({ width, height }: Size, { size }: Image) =>
  Math.max(width / size[0], height / size[1]);

/** What helps for certain: less of a zoom, or else more pixels along the side that lacks them. */
function howToSharpen(box: Size, image: Image, words: ProblemWords['sharper']): string {
  const by = enlargement(box, image);
  const zoom = Math.floor((10 * mostEnlarged) / by) / 10;
  if (zoom >= 1) return fill(words.zoomOut, { zoom });
  const isWidth = box.width / image.size[0] === by;
  return isWidth
    ? fill(words.wider, { least: Math.ceil(box.width) })
    : fill(words.taller, { least: Math.ceil(box.height) });
}

/** The pictures with words in them, by their names: `fear-1080x1350`, `reel`. */
export function picturesOf(campaign: Campaign) {
  const { audience, brand } = campaign;
  const { drawing } = audience.landing.hero.incident;
  const films = renditionsOf(audience).flatMap(({ name, ratio }) =>
    // By the end of a shot, all of its words are there.
    allShots(filmOf(audience, name)).map(({ end }) => ({
      name,
      compose: (typeface: Typeface) =>
        composeFrame(campaign, name, end * 1000 - 1, typeface, filmSizes[ratio]),
    })),
  );
  return [
    ...outputsOf(campaign).flatMap(({ picture }) => picture ?? []),
    ...films,
    ...heroFrames.map((frame) => ({
      name: 'hero',
      compose: (typeface: Typeface) => measuredHero(drawing, brand.logo, frame, typeface),
    })),
    { name: 'social-card', compose: (typeface: Typeface) => composeSocialCard(campaign, typeface) },
  ];
}

/** Each text that can't be drawn: too long at its smallest size, or with characters missing. */
export function misfitsOf(name: string, composition: Composition, campaign: Campaign): Finding[] {
  return misfits(composition).map((block) => ({
    path: block.path,
    value: block.lines.join(' ').replaceAll('\u00a0', ' '),
    sentence: ({ fits }) => sentenceAbout(block, titleOf(name, composition, campaign, fits), fits),
    files: [name],
  }));
}

type FitWords = ProblemWords['fits'];

/** What a picture is called in a sentence. */
function titleOf(
  name: string,
  { width, height }: Composition,
  { formats }: Campaign,
  words: FitWords,
): string {
  const [kind = '', number = '', dimension = number] = name.split('-');
  const size = sizeLabel(dimension);
  if (kind === 'email') return words.email;
  if (name === 'social-card') return words.socialCard;
  if (kind === 'hero') return words.hero;
  if (kind === 'story') return fill(words.story, { number });
  if (kind === 'card') return fill(words.card, { number, size });
  const { use = words.ownSize } = formats[dimension] ?? {};
  return dimension
    ? fill(words.picture, { use, concept: kind, size })
    : fill(words.film, { film: kind, width, height });
}

const mostNamed = 10;

function sentenceAbout(block: TextBlock, picture: string, words: FitWords): string {
  const { lines, height, excess, missing } = block;
  if (missing) {
    const characters = missing.slice(0, mostNamed).join(' ');
    const more = missing.length - mostNamed;
    return more > 0
      ? fill(words.noCharactersAndMore, { characters, more })
      : fill(words.noCharacters, { characters });
  }
  const { width: tooWide = 0, height: tooTall = 0 } = excess ?? {};
  if (tooTall === 0) return fill(words.tooWide, { pixels: pixelsIn(tooWide, words), picture });
  const length = lines.join(' ').split(' ').length;
  const over = Math.max(1, Math.ceil((length * tooTall) / (height + tooTall)));
  const pixels = pixelsIn(tooTall, words);
  if (over === 1) return fill(words.tooTall, { pixels, picture });
  const counts: Readonly<Record<string, string>> = words.counts;
  return fill(words.tooTallBy, { pixels, picture, words: counts[over] ?? over });
}

const pixelsIn = (count: number, words: FitWords) =>
  count === 1 ? words.pixel : fill(words.pixels, { count: Math.ceil(count) });
