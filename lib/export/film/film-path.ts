import path from 'node:path';
import type { Audience } from '@/content/schema';
import { filmFile } from '@/lib/campaign/film/film-files';
import type { Rendition } from '@/lib/campaign/film/film-sizes';
import { frameRate } from '@/lib/campaign/film/timeline';

/** Frames a second of the films that a build makes. Tests have fewer, made in seconds. */
export const builtFrameRate = Number(process.env.FILM_FRAME_RATE) || frameRate;

/** The file that keeps a film between builds: `.local/films/healthcare-reel.mp4`. */
export function filmPath({ id }: Pick<Audience, 'id'>, film: Rendition): string {
  const folder = builtFrameRate === frameRate ? '' : `${builtFrameRate}-frames-a-second`;
  return path.join(process.cwd(), '.local/films', folder, `${id}-${filmFile(film)}.mp4`);
}
