import type { Audience, FilmName, PlatformId } from '@/content/schema';
import { bumperLength } from '@/content/schema/film';

/**
 * The sizes that a film can have, in pixels, and the most seconds that one takes. One timeline gets
 * a layout for each of them.
 */
export const filmSizes = {
  '9x16': { width: 1080, height: 1920 },
  '4x5': { width: 1080, height: 1350 },
  '1x1': { width: 1080, height: 1080 },
  '16x9': { width: 1920, height: 1080 },
  // Some programs count what AAC adds at the start and the end of the sound.
  bumper: { width: 1920, height: 1080, seconds: bumperLength - 0.1 },
} as const satisfies Record<string, FilmSize>;

export type FilmRatio = keyof typeof filmSizes;

export const filmRatios = ['9x16', '4x5', '1x1', '16x9'] as const satisfies FilmRatio[];

/** `9:16`. The bumper has no ratio in its name. */
export const ratioLabel = (ratio: FilmRatio) => ratio.replace('x', ':');

/** In pixels; both even, because video is encoded in blocks of two. */
export interface FilmSize {
  width: number;
  height: number;
  /** A longer film is cut to this length. */
  seconds?: number;
}

export interface Rendition {
  name: FilmName;
  ratio: FilmRatio;
}

/** A campaign's films, and which platforms have to be among its own for the build to export one. */
const renditions: readonly (Rendition & { on?: readonly PlatformId[] })[] = [
  { name: 'reel', ratio: '9x16' },
  { name: 'teaser', ratio: '9x16' },
  { name: 'reel', ratio: '4x5' },
  // In front of videos, where it can be skipped; the bumper can't.
  { name: 'teaser', ratio: '16x9', on: ['youtube', 'x'] },
  { name: 'teaser', ratio: 'bumper', on: ['youtube'] },
  // Only the studio makes these.
  { name: 'teaser', ratio: '4x5', on: [] },
  { name: 'reel', ratio: '1x1', on: [] },
  { name: 'teaser', ratio: '1x1', on: [] },
  { name: 'reel', ratio: '16x9', on: [] },
];

/** A campaign's films in the sizes that the build exports, or in all of them. */
export function exportedFilmsOf({ ad: { story }, launch }: Films, isEverySize = false) {
  return renditions
    .filter(({ name }) => story[`${name}Script`])
    .filter(({ on }) => isEverySize || !on || on.some((id) => launch.platforms.includes(id)))
    .map(({ name, ratio }): Rendition => ({ name, ratio }));
}

type Films = Pick<Audience, 'ad' | 'launch'>;

/** The films that a campaign has. It may have none. */
export const filmNamesOf = (audience: Films): FilmName[] => [
  ...new Set(exportedFilmsOf(audience).map(({ name }) => name)),
];
