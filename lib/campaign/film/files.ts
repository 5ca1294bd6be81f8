import type { Audience, FilmName } from '@/content/schema';

/** Where a campaign's film is exported to: the video, its captions, and its poster for pages and for ads managers. */
export function filmFiles({ id }: Pick<Audience, 'id'>, name: FilmName = 'reel') {
  const stem = name === 'reel' ? id : `${id}-${name}`;
  return {
    video: `/films/${stem}.mp4`,
    captions: `/films/${stem}.vtt`,
    poster: `/films/${stem}.webp`,
    cover: `/films/${stem}.png`,
  } as const;
}

/** The addresses of all files of a campaign's films that people download. A page's poster isn't one of them. */
export function filmAddresses(audience: Pick<Audience, 'id'>): string[] {
  return (['reel', 'teaser'] as const).flatMap((name) => {
    const { video, captions, cover } = filmFiles(audience, name);
    return [video, captions, cover];
  });
}
