import type { FilmName } from '@/content/schema';

/** The sizes that a film can have, in pixels. One timeline is composed anew for each of them. */
export const filmSizes = {
  '9x16': { width: 1080, height: 1920 },
  '4x5': { width: 1080, height: 1350 },
  '1x1': { width: 1080, height: 1080 },
  '16x9': { width: 1920, height: 1080 },
} as const;

export type FilmRatio = keyof typeof filmSizes;

/** In pixels; both even, because video is encoded in blocks of two. */
export type FilmSize = Record<'width' | 'height', number>;

/** The films that the build exports. The rest are made in the browser when somebody asks. */
export const exportedFilms: readonly { name: FilmName; ratio: FilmRatio }[] = [
  { name: 'reel', ratio: '9x16' },
  { name: 'teaser', ratio: '9x16' },
  { name: 'reel', ratio: '4x5' },
];
