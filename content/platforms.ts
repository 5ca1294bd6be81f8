import type { Platform } from './schema';
import { ctaSources, textLimits } from './schema/platform';

/** The buttons that suit an offer like ours; Meta has more. */
const metaCtas = [
  'Learn More',
  'Get Offer',
  'Shop Now',
  'Sign Up',
  'Subscribe',
  'Download',
  'Get Quote',
  'Contact Us',
  'Apply Now',
];

export const platforms: { heading: string; items: Platform[] } = {
  heading: 'Where each ad belongs',
  items: [
    {
      id: 'instagram',
      name: 'Instagram',
      icon: 'picture',
      strengths: 'Visual storytelling and reels',
      text: 'Lead with the picture. The story sequence and the reel script are written for it; the caption only finishes the thought.',
      placements: [
        { dimension: '1080x1080', name: 'Feed' },
        { dimension: '1080x1920', name: 'Story and reel' },
      ],
      slides: 'Story',
      limits: textLimits.instagram,
      ctas: { items: metaCtas, source: ctaSources.meta },
      utm: { source: 'instagram', medium: 'paid_social' },
    },
    {
      id: 'facebook',
      name: 'Facebook',
      icon: 'user',
      strengths: 'Detailed targeting and lead generation',
      text: 'Use the interests and the titles as they stand. The headline has to work alone, under a small picture.',
      placements: [
        { dimension: '1200x628', name: 'Link in the feed' },
        { dimension: '1080x1080', name: 'Feed' },
        { dimension: '1080x1920', name: 'Story and reel' },
      ],
      slides: 'Story',
      limits: textLimits.facebook,
      ctas: { items: metaCtas, source: ctaSources.meta },
      utm: { source: 'facebook', medium: 'paid_social' },
    },
    {
      id: 'linkedin',
      name: 'LinkedIn',
      icon: 'building',
      strengths: 'Professional audience and B2B focus',
      text: 'Aim by title and company size. Say what it costs a business; leave the household campaigns out.',
      placements: [
        { dimension: '1200x628', name: 'Single image, landscape' },
        { dimension: '1080x1080', name: 'Single image, square' },
      ],
      limits: textLimits.linkedin,
      ctas: {
        items: [
          'Learn More',
          'Download',
          'Sign Up',
          'Subscribe',
          'Register',
          'Join',
          'Attend',
          'Apply',
          'Request Demo',
        ],
        source: ctaSources.linkedin,
      },
      utm: { source: 'linkedin', medium: 'paid_social' },
    },
  ],
};
