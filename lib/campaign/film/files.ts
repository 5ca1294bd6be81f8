import type { Audience } from '@/content/schema';

/** Where a campaign's film is exported to: the video, its captions, and its poster for pages and for ads managers. */
export function filmFiles({ id }: Pick<Audience, 'id'>) {
  return {
    video: `/films/${id}.mp4`,
    captions: `/films/${id}.vtt`,
    poster: `/films/${id}.webp`,
    cover: `/films/${id}.png`,
  } as const;
}
