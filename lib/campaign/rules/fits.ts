import * as v from 'valibot';
import type { Campaign } from '@/content/schema';
import { keyVisual } from '@/content/schema/key-visual';
import { fastCaptions, readable } from '../film/captions';
import { composeFrame } from '../film/compose-film';
import { renditionsOf, filmNamesOf, filmSizes } from '../film/film-sizes';
import { allShots, filmOf } from '../film/timeline';
import { outputsOf } from '../outputs/outputs';
import { atPath } from '../document/paths';
import { sizeLabel } from '../picture/ad-pictures';
import { composeSocialCard } from '../picture/compose-social-card';
import { type Composition, misfits } from '../drawing/layer';
import type { TextBlock } from '../drawing/fit-text';
import type { Typeface } from '../drawing/typeface';
import { heroFrames, measuredHero } from '../drawing/scenes/hero';
import type { Finding, Judged } from './problem';

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
      const sentence = `The caption “${text.replace('\n', ' ')}” is shown for ${seconds.toFixed(1)} seconds, which is enough time for ${most} characters: shorten it, or the other words of the shot.`;
      const path = `audience.ad.story.${name}Script.shots.${shot}.words`;
      yield { path, found: text, sentence, board: `${name}-captions` };
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
      const [across, down] = visual.size;
      const by = Math.max(box.width / across, box.height / down);
      if (by <= (worst.get(path)?.by ?? mostEnlarged)) continue;
      const sentence = `This image is ${across} × ${down} pixels, so it looks blurred at ${width} × ${height}: use one that’s at least ${Math.ceil(across * by)} pixels wide.`;
      worst.set(path, { path, found: visual.file, sentence, stops: false, by });
    }
    yield undefined;
  }
  yield* worst.values();
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
export function misfitsOf(board: string, composition: Composition, campaign: Campaign): Finding[] {
  return misfits(composition).map((block) => ({
    path: block.path,
    found: block.lines.join(' ').replaceAll('\u00a0', ' '),
    sentence: sentenceAbout(block, titleOf(board, composition, campaign)),
    board,
  }));
}

/** What a picture is called in a sentence. */
function titleOf(name: string, { width, height }: Composition, { formats }: Campaign): string {
  const [kind = '', part = '', size = part] = name.split('-');
  if (kind === 'email') return 'the email’s picture';
  if (name === 'social-card') return 'the picture of a shared link';
  if (kind === 'hero') return 'the drawing on the page';
  if (kind === 'story') return `slide ${part} of the story`;
  if (kind === 'card') return `card ${part} (${sizeLabel(size)})`;
  const { use } = formats[size] ?? {};
  return use
    ? `the picture “${use}” (${kind}, ${sizeLabel(size)})`
    : `the film “${kind}” (${width} × ${height})`;
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const mostNamed = 10;

function sentenceAbout({ lines, height, excess, missing }: TextBlock, picture: string): string {
  if (missing) {
    const rest = missing.length > mostNamed ? ` and ${missing.length - mostNamed} more` : '';
    const shown = missing.slice(0, mostNamed).join(' ');
    return `The typeface doesn’t have ${shown}${rest}, so it can’t be drawn.`;
  }
  const { width: tooWide = 0, height: tooTall = 0 } = excess ?? {};
  const words = lines.join(' ').split(' ').length;
  if (tooTall === 0) return `It’s ${pixels(tooWide)} too wide for ${picture}: use shorter words.`;
  const over = Math.max(1, Math.ceil((words * tooTall) / (height + tooTall)));
  const advice = `shorten it by about ${numbers[over] ?? over} word${over === 1 ? '' : 's'}`;
  return `It’s ${pixels(tooTall)} too tall for ${picture}: ${advice}.`;
}

const pixels = (count: number) => (count === 1 ? '1 pixel' : `${Math.ceil(count)} pixels`);
