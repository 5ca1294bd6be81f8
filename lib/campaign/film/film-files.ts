import type { Audience, FilmName } from '@/content/schema';
import { outputAddress } from '../output-address';
import type { Rendition, FilmRatio } from './film-sizes';

/** What a film's files are called: `reel`, `reel-4x5`. Stories' size goes without saying. */
export function filmFile({ name, ratio }: Rendition): string {
  return ratio === '9x16' ? name : `${name}-${ratio}`;
}

/**
 * The addresses of a film: the video, its captions, and its cover, in full and as a page's poster.
 * Facebook takes captions as SRT, and reads their language from the name.
 */
export function filmFiles(
  audience: Pick<Audience, 'id'>,
  name: FilmName = 'reel',
  ratio: FilmRatio = '9x16',
) {
  const path = `films/${filmFile({ name, ratio })}` as const;
  return {
    video: outputAddress(audience, `${path}.mp4`),
    captions: outputAddress(audience, `films/${name}.vtt`),
    subtitles: outputAddress(audience, `films/${name}.en_US.srt`),
    poster: outputAddress(audience, `${path}.webp`),
    cover: outputAddress(audience, `${path}.png`),
  };
}
