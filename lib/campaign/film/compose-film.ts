import type { Campaign, FilmName } from '@/content/schema';
import type { Composition } from '../picture/composition';
import type { Typeface } from '../picture/typeface';
import { composeFrame } from './compose-frame';
import { filmOf, frameRate, heldFrames } from './timeline';

/** A picture of a film, and how many frames it stays on screen. */
export interface FilmPicture {
  composition: Composition;
  frames: number;
}

/** A film's pictures in order. None is there twice in a row, though parts of a shot pause. */
export function* composeFilm(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  rate = frameRate,
): Generator<FilmPicture, void> {
  let last: (FilmPicture & { content: string }) | undefined;
  for (const { timeMs, frames } of heldFrames(filmOf(campaign.audience, name), rate)) {
    const composition = composeFrame(campaign, name, timeMs, typeface);
    const content = JSON.stringify(composition);
    if (last?.content === content) last.frames += frames;
    else {
      if (last) yield last;
      last = { composition, frames, content };
    }
  }
  if (last) yield last;
}
