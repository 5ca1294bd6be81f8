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
