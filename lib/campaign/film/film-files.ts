import type { Audience, FilmName } from '@/content/schema';
import { outputAddress } from '../document/output-address';
import { exportedRatios, type FilmRatio, type Rendition } from './film-sizes';

/** What a film's files are called: `reel`, `reel-4x5`. Stories' size isn't in the name. */
export const filmFile = ({ name, ratio }: Rendition): string =>
  ratio === '9x16' ? name : `${name}-${ratio}`;

/** The addresses of a film: the video, its captions, its cover, and a page's poster. */
export function filmFiles(
  audience: Pick<Audience, 'id'>,
  name: FilmName = 'reel',
  ratio: FilmRatio = exportedRatios[name][0],
) {
  const path = `films/${filmFile({ name, ratio })}` as const;
  return {
    video: outputAddress(audience, `${path}.mp4`),
    captions: outputAddress(audience, captionsPath(name)),
    poster: outputAddress(audience, `${path}-preview.webp`),
    cover: outputAddress(audience, `${path}.png`),
  };
}

/** The captions of the site's own player. */
export const captionsPath = (name: FilmName) => `films/${name}-preview.vtt` as const;

/** The captions that Facebook takes. It reads their language from the name: `reel.en_US.srt`. */
export const subtitlesPath = (name: FilmName, locale: string): string =>
  `films/${name}.${locale.replaceAll('-', '_')}.srt`;
