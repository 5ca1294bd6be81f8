import type { Platform } from './schema';
import { ctaSources, textLimits } from './schema/platform';

/** The buttons that suit an offer like ours. Meta has more (see `ctaSources`). */
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
  heading: 'Where each ad works best',
  items: [
    {
      id: 'instagram',
      name: 'Instagram',
      icon: 'picture',
      strengths: 'Visual storytelling and reels',
      text: 'Lead with the picture. The story and the reel script are written for Instagram, and the caption just finishes the thought.',
      placements: [
        { dimension: '1080x1350', name: 'Feed' },
        { dimension: '1080x1080', name: 'Feed, square' },
        { dimension: '1080x1920', name: 'Story and reel' },
      ],
      slides: 'Story',
      cards: 'Carousel',
      limits: textLimits.instagram,
      ctas: { items: metaCtas, source: ctaSources.meta },
      utm: { source: 'instagram', medium: 'paid_social' },
    },
    {
      id: 'facebook',
      name: 'Facebook',
      icon: 'user',
      strengths: 'Detailed targeting and lead generation',
      text: 'Use the interests and titles as they are. The headline appears below the picture and doesn’t repeat its words.',
      placements: [
        { dimension: '1080x1080', name: 'Feed, square' },
        { dimension: '1080x1350', name: 'Feed, portrait' },
        { dimension: '1200x628', name: 'Right column and search' },
        { dimension: '1080x1920', name: 'Story and reel' },
      ],
      slides: 'Story',
      cards: 'Carousel',
      limits: textLimits.facebook,
      ctas: { items: metaCtas, source: ctaSources.meta },
      utm: { source: 'facebook', medium: 'paid_social' },
    },
    {
      id: 'linkedin',
      name: 'LinkedIn',
      icon: 'building',
      strengths: 'Professional audience and B2B focus',
      text: 'Target by title and company size. Say what a breach costs a business, and leave out campaigns for households.',
      placements: [
        { dimension: '1200x628', name: 'Single image, landscape' },
        { dimension: '1200x1200', name: 'Single image, square' },
        { dimension: '1080x1350', name: 'Single image, phones' },
      ],
      cards: 'Carousel and document',
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
