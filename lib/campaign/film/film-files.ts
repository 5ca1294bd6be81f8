import type { Audience, FilmName } from '@/content/schema';
import { outputAddress } from '../output-address';

/**
 * The addresses of a film: the video, its captions, and its cover, in full and as a page's poster.
 */
export function filmFiles(audience: Pick<Audience, 'id'>, name: FilmName = 'reel') {
  return {
    video: outputAddress(audience, `films/${name}.mp4`),
    captions: outputAddress(audience, `films/${name}.vtt`),
    poster: outputAddress(audience, `films/${name}.webp`),
    cover: outputAddress(audience, `films/${name}.png`),
  };
}
