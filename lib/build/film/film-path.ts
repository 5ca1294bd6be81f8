import path from 'node:path';
import { frameRate } from '@/lib/campaign/film/timeline';

/**
 * Frames a second of the films that a build makes: fewer for tests, which makes them in seconds.
 */
export const builtFrameRate = Number(process.env.FILM_FRAME_RATE) || frameRate;

/**
 * The file that keeps a film between builds, by the film's address: `.local/films/healthcare.mp4`.
 */
export function filmPath(address: string): string {
  const folder = builtFrameRate === frameRate ? '' : `${builtFrameRate}-frames-a-second`;
  return path.join(process.cwd(), '.local', folder, address);
}
