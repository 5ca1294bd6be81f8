import type { IconName } from './schema';

/** A social platform, and what an ad does best on it. */
export interface Platform {
  name: string;
  icon: IconName;
  strengths: string;
  text: string;
}

export const platforms: { heading: string; items: Platform[] } = {
  heading: 'Where each ad belongs',
  items: [
    {
      name: 'Instagram',
      icon: 'camera',
      strengths: 'Visual storytelling and reels',
      text: 'Lead with the picture. The story sequence and the reel script are written for it; the caption only finishes the thought.',
    },
    {
      name: 'Facebook',
      icon: 'user',
      strengths: 'Detailed targeting and lead generation',
      text: 'Use the interests and the titles as they stand. The headline has to work alone, under a small picture.',
    },
    {
      name: 'LinkedIn',
      icon: 'building',
      strengths: 'Professional audience and B2B focus',
      text: 'Aim by title and company size. Say what it costs a business; leave the household campaigns out.',
    },
  ],
};
