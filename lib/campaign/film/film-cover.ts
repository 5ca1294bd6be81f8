import type { Campaign, FilmName } from '@/content/schema';
import type { Composition } from '../picture/composition';
import type { Typeface } from '../picture/typeface';
import { composeFrame } from './compose-frame';
import { filmOf } from './timeline';

/** A film's cover: the first shot's last frame. By then, all of the shot's words are on screen. */
export function filmCover(campaign: Campaign, name: FilmName, typeface: Typeface): Composition {
  const [first] = filmOf(campaign.audience, name).shots;
  return composeFrame(campaign, name, (first?.end ?? 0) * 1000 - 1, typeface);
}
