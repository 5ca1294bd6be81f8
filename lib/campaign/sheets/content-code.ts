import type { Campaign } from '@/content/schema';
import { type FilmRatio, filmRatios } from '../film/film-sizes';

/** The letters that stand for ads in links. A and B are the variants of a test. */
export const codeLetters = {
  fear: 'c',
  remedy: 'd',
  carousel: 'e',
  reel: 'f',
  teaser: 'g',
  search: 'h',
} as const;

const letters: Readonly<Record<string, string>> = codeLetters;

/**
 * What `utm_content` says of an ad, because whoever taps it sees its address: `c1` for
 * `fear-1080x1350`. The letter is for the ad, and the number for its size, by the lists of all sizes,
 * so that a campaign's own don't change it. A size that's in no list stands for itself.
 */
export function contentCode({ formats }: Pick<Campaign, 'formats'>, creative: string): string {
  const [, kind = creative, size = ''] = /^([a-z]+)(?:-(\d+x\d+))?$/.exec(creative) ?? [];
  const letter = letters[kind];
  if (letter === undefined) return creative;
  // A film in the size of stories has none in its name.
  const isFilm = kind === 'reel' || kind === 'teaser';
  const sizes: readonly string[] = isFilm ? filmRatios : Object.keys(formats);
  const usual: FilmRatio = '9x16';
  const index = sizes.indexOf(isFilm ? size || usual : size);
  return letter + (size !== '' && index === -1 ? size : Math.max(index, 0) + 1);
}
