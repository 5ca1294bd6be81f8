import type { Campaign, FilmName } from '@/content/schema';
import { composeFrame } from '@/lib/campaign/film/compose-frame';
import { filmOf, heldFrames } from '@/lib/campaign/film/timeline';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
import type { Typeface } from '@/lib/campaign/picture/typeface';
import { nextTask } from './next-task';

/** A picture of a film, and how many frames it stays on screen. */
export interface FilmPicture {
  composition: Composition;
  frames: number;
}

/** A text of a film doesn't fit, or has characters that the typeface lacks. The message has a sentence for each. */
export class FilmMisfit extends Error {}

/**
 * A film's pictures in order.
 * @throws {FilmMisfit} if a text can't be drawn; otherwise the signal's reason, if it aborts
 */
export async function composeFilm(
  campaign: Campaign,
  name: FilmName,
  typeface: Typeface,
  signal: AbortSignal,
): Promise<FilmPicture[]> {
  const pictures: FilmPicture[] = [];
  // By field, because the same text is in many frames.
  const faults = new Map<string, string>();
  let last = '';
  for (const { timeMs, frames } of heldFrames(filmOf(campaign.audience, name))) {
    const composition = composeFrame(campaign, name, timeMs, typeface);
    for (const text of misfits(composition))
      if (!faults.has(text.field))
        faults.set(text.field, misfitSentence(campaign.audience.id, composition, text));
    const content = JSON.stringify(composition);
    const previous = pictures.at(-1);
    // The parts of a shot pause at times.
    if (previous && content === last) previous.frames += frames;
    else pictures.push({ composition, frames });
    last = content;
    // oxlint-disable-next-line no-await-in-loop -- all of it at once would block the page for a second
    await nextTask();
    signal.throwIfAborted();
  }
  if (faults.size > 0) throw new FilmMisfit([...faults.values()].join('\n'));
  return pictures;
}
