import type { Audience, EndCard, Film, FilmName, Shot } from '@/content/schema';

/** Frames a second. */
export const frameRate = 30;

/** When a shot's first line starts to arrive, how long a line takes, how long the next waits. */
export const wordsTiming = { start: 0.15, line: 0.45, wait: 0.18 } as const;

/** The most lines that words may have: a shot is at rest once this many have arrived. */
const mostLines = 5;

/** In seconds from the end card's start: the discount arrives, and the code is typed. */
export const codeTiming = { discount: 0.5, code: 0.8, typed: 1.6 } as const;

export function filmOf({ ad: { story } }: Pick<Audience, 'ad'>, name: FilmName): Film {
  return name === 'reel' ? story.reelScript : story.teaserScript;
}

/** All shots in order. The end card is the last one. */
export function allShots({ shots, endCard }: Film): (Shot | EndCard)[] {
  return [...shots, endCard];
}

export function shotAt(film: Film, seconds: number): Shot | EndCard {
  return film.shots.find(({ end }) => seconds < end) ?? film.endCard;
}

/**
 * The frames of a film that differ from the one before, and for how many frames each stays on
 * screen: after a while, nothing moves until the next shot.
 */
export function heldFrames(film: Film, rate = frameRate) {
  return allShots(film).flatMap((shot) => {
    const [first, next] = [shot.start, shot.end].map((at) => Math.round(at * rate));
    const count = (next ?? 0) - (first ?? 0);
    const moving = Math.min(Math.ceil(movingSeconds(shot) * rate), count - 1);
    return Array.from({ length: moving + 1 }, (_, index) => ({
      timeMs: (((first ?? 0) + index) / rate) * 1000,
      frames: index < moving ? 1 : count - moving,
    }));
  });
}

/** How long something moves in a shot, in seconds from its start. */
function movingSeconds(shot: Shot | EndCard): number {
  const words = wordsTiming.start + (mostLines - 1) * wordsTiming.wait + wordsTiming.line;
  return Math.max(words, 'motion' in shot ? shot.motion.seconds : codeTiming.typed);
}

/**
 * When the picture changes at once or the offer arrives, in seconds: where its sound has accents.
 */
export function filmCuts({ shots, endCard }: Film): number[] {
  return [
    ...shots.map(({ end }) => end),
    endCard.start + codeTiming.discount,
    endCard.start + codeTiming.code,
  ];
}

/** A film's captions as a WebVTT file: what the voice says in each shot. */
export function captions(film: Film): string {
  const cues = allShots(film).map(
    ({ start, end, voice }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(voice)}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** Seconds as WebVTT writes them: `00:07.500`. Films are shorter than an hour. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
