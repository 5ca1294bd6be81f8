import type { Audience, EndCard, Film, FilmName, Shot } from '@/content/schema';

/** Frames a second. */
export const frameRate = 30;

/** How long a drawing changes, as a share of its shot. */
export const motion = 0.8;

/** How far an attempt's line comes in a second: from 0.1, it has arrived after a second and a half. */
export const attemptSpeed = 0.4 / 1.5;

/** In seconds from a shot's start: the wall has risen, then it pushes the line back. */
export const wallTiming = { rise: 0.4, back: 0.6 } as const;

/**
 * When a shot's first line starts to arrive, how long a line takes, and the time until the next one,
 * in seconds. It starts before the cut, so that no frame is without words.
 */
export const wordsTiming = { start: -0.12, line: 0.35, next: 0.3 } as const;

/**
 * In seconds from the end card's start, or from its end: the code is stamped, late enough that
 * something happens until then; where to go has arrived after it; and the wall is complete.
 */
export function endCardTiming({ start, end }: Pick<EndCard, 'start' | 'end'>) {
  const stampTime = Math.max(0.4, Math.min(1.6, end - start - 2.6));
  return {
    stamped: stampTime,
    address: [stampTime + 0.2, stampTime + 0.6],
    laid: end - start - 0.8,
  } as const;
}

/** @throws {Error} if the campaign doesn't have that film */
export function filmOf({ ad: { story } }: Pick<Audience, 'ad'>, name: FilmName): Film {
  const film = story[`${name}Script`];
  if (!film) throw new Error(`The campaign has no ${name}.`);
  return film;
}

/** All shots in order. The end card is the last one. */
export const allShots = ({ shots, endCard }: Film): (Shot | EndCard)[] => [...shots, endCard];

export const shotAt = (film: Film, seconds: number): Shot | EndCard =>
  film.shots.find(({ end }) => seconds < end) ?? film.endCard;

/** The shot at a time, and the seconds from its start to the last frame. */
export function momentAt(film: Film, timeMs: number) {
  // Rounding must not put a frame before the cut that it's on.
  const at = timeMs / 1000 + 1e-6;
  const shot = shotAt(film, at);
  return { shot, seconds: Math.floor((at - shot.start) * frameRate) / frameRate };
}

/** In seconds: the accents of the sound, where the picture changes, and the code is stamped. */
export const filmCuts = ({ shots, endCard }: Film): number[] => [
  ...shots.map(({ end }) => end),
  endCard.start + endCardTiming(endCard).stamped,
];

/** In seconds: the longest beat that all cuts of a campaign's films are on, if it's neither slow nor fast. */
export function beatOf({ reelScript, teaserScript }: Audience['ad']['story']): number {
  const films = [reelScript, teaserScript].filter((film) => film !== undefined);
  const cuts = films.flatMap(allShots).map(({ end }) => Math.round(end * frameRate));
  let beat = cuts.reduce((a, b) => divisor(a, b), 0);
  while (beat > 0.85 * frameRate) beat /= 2;
  while (beat < 0.4 * frameRate) beat *= 2;
  return beat / frameRate;
}

const divisor = (a: number, b: number): number => (a ? divisor(b % a, a) : b);
