import type { Audience, FilmName } from '@/content/schema';
import { filmNames } from '@/content/schema/film';

/** The sizes that a film can have, in pixels. One timeline gets a layout for each of them. */
export const filmSizes = {
  '9x16': { width: 1080, height: 1920 },
  '4x5': { width: 1080, height: 1350 },
  '1x1': { width: 1080, height: 1080 },
  '16x9': { width: 1920, height: 1080 },
} as const satisfies Record<string, FilmSize>;

export type FilmRatio = keyof typeof filmSizes;

export const filmRatios = ['9x16', '4x5', '1x1', '16x9'] as const satisfies FilmRatio[];

/** `9:16` */
export const ratioLabel = (ratio: FilmRatio) => ratio.replace('x', ':');

/** In bits a second, for an encoder that has no other measure of how fine a picture has to be. */
export const filmBitrate = 6_000_000;

/** In pixels; both even, because video is encoded in blocks of two. */
export interface FilmSize {
  width: number;
  height: number;
}

export interface Rendition {
  name: FilmName;
  ratio: FilmRatio;
}

/** The sizes that the build exports, the first one for pages to show. The studio makes the others. */
export const exportedRatios = {
  reel: ['9x16', '4x5'],
  teaser: ['16x9'],
} as const satisfies Record<FilmName, readonly FilmRatio[]>;

/** The size in which a page shows a film. */
export const pageSize = (name: FilmName) => filmSizes[exportedRatios[name][0]];

/** The films that a campaign has. It may have none. */
export const filmNamesOf = ({ ad: { story } }: Pick<Audience, 'ad'>): FilmName[] =>
  filmNames.filter((name) => story[`${name}Script`]);

/** A campaign's films in the sizes that the build exports, or in all of them. */
export const renditionsOf = (audience: Pick<Audience, 'ad'>, isEverySize = false): Rendition[] =>
  filmNamesOf(audience).flatMap((name) =>
    (isEverySize ? filmRatios : exportedRatios[name]).map((ratio) => ({ name, ratio })),
  );
