import type { Platform, PlatformId, TextLimit } from './schema';

/** The day when we last checked the limits and buttons against their sources. */
export const limitsChecked = '2026-11-21';

const sources = {
  facebookFeed: 'https://www.facebook.com/business/ads-guide/image/facebook-feed',
  instagramFeed: 'https://www.facebook.com/business/ads-guide/image/instagram-feed',
  instagramMedia:
    'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
  instagramHashtags:
    'https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/',
  metaCtas:
    'https://developers.facebook.com/docs/marketing-api/reference/ad-creative-link-data-call-to-action/',
  linkedin: 'https://www.linkedin.com/help/lms/answer/a426534',
  reels: 'https://www.facebook.com/business/ads-guide/update/image/instagram-reels',
} as const;

/** The limits for each text on each platform. */
const textLimits: Record<PlatformId, TextLimit[]> = {
  instagram: [
    { text: 'bodyText', name: 'Caption', cut: 125, source: sources.instagramFeed },
    {
      text: 'caption',
      name: 'Caption with hashtags',
      cut: 125,
      cutNote: 'only hashtags',
      refused: 2200,
      source: sources.instagramMedia,
    },
    { text: 'metaTags', name: 'Hashtags', refused: 5, source: sources.instagramHashtags },
  ],
  facebook: [
    { text: 'headline', name: 'Headline', cut: 27, source: sources.facebookFeed },
    { text: 'subheadline', name: 'Description', cut: 30, source: sources.facebookFeed },
    { text: 'bodyText', name: 'Primary text', cut: 125, source: sources.facebookFeed },
  ],
  linkedin: [
    { text: 'headline', name: 'Headline', cut: 70, refused: 200, source: sources.linkedin },
    { text: 'subheadline', name: 'Description', cut: 100, refused: 300, source: sources.linkedin },
    {
      text: 'bodyText',
      name: 'Introductory text',
      cut: 150,
      refused: 3000,
      source: sources.linkedin,
    },
  ],
};

/** The buttons that suit an offer like ours. Meta has more (see `sources`). */
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
      ctas: { items: metaCtas, source: sources.metaCtas },
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
      ctas: { items: metaCtas, source: sources.metaCtas },
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
        source: sources.linkedin,
      },
      utm: { source: 'linkedin', medium: 'paid_social' },
    },
  ],
};
