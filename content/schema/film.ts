import * as v from 'valibot';
import { field } from './field';
import { keyVisual } from './key-visual';
import { share, text } from './text';

/** A campaign's films: one for reels and stories, and a shorter one. */
export const filmNames = ['reel', 'teaser'] as const;

/** In order, from five semitones below D. */
export const musicKeys = ['A', 'Bb', 'B', 'C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab'] as const;

/** The films' music: its major key, and what plays it. Its tempo is that of the films' cuts. */
export const music = v.object({
  key: v.picklist(musicKeys),
  instrument: v.picklist(['harp', 'marimba', 'music box']),
  /** What the first caption calls it, for people who don't hear it. There's no voice. */
  inCaptions: text,
});

const shotEntries = {
  /** In seconds from the film's start. A shot starts where the one before it ends. */
  start: v.number(),
  end: v.number(),
  words: field(text, { label: 'words on screen' }),
};

const shot = v.object({
  ...shotEntries,
  /** What you see, for people who read the script. */
  scene: field(text, { isAlt: true }),
  /** What's drawn by the end of the shot. */
  visual: field(keyVisual, {
    help: 'Shows in this shot of the video. The first shot is also the video’s cover, including on pages.',
  }),
  /** Where the drawing's motion starts: 0 is its start, and in a scene, 0.5 is the attempt. */
  from: share,
});

/** The last shot: the offer, with the promo code. */
const endCard = v.object(shotEntries);

/** A film between `min` and `max` seconds long. */
export function film(min: number, max: number) {
  return v.pipe(
    v.object({
      shots: field(v.pipe(v.array(shot), v.minLength(1, 'at least one shot')), {
        label: 'shot',
        fixed: true,
      }),
      endCard: field(endCard, { label: 'end card' }),
    }),
    v.check(
      ({ shots, endCard: last }) =>
        [...shots, last].every(({ start, end }, index, all) => {
          return start === (all[index - 1]?.end ?? 0) && end > start;
        }),
      'shots that each start where the one before ends, with the first at 0',
    ),
    v.check(
      ({ endCard: { end } }) => end >= min && end <= max,
      ({ input }) => `${min} to ${max} seconds, not ${input.endCard.end}`,
    ),
  );
}

export type Music = v.InferOutput<typeof music>;
export type FilmName = (typeof filmNames)[number];
export type Film = v.InferOutput<ReturnType<typeof film>>;
export type Shot = Film['shots'][number];
export type EndCard = Film['endCard'];
