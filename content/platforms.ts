import type { AdDimension, IconName, PlatformId } from './schema';

/** The texts of an ad that a platform limits. The caption is the body text with the hashtags below it. */
export type AdText = 'headline' | 'subheadline' | 'bodyText' | 'caption' | 'metaTags';

/** Lengths in graphemes; for `metaTags`, a number of hashtags. */
export interface TextLimit {
  text: AdText;
  /** What the platform calls it. */
  name: string;
  /** Longer, and the reader sees the rest only after a tap, or not at all. */
  cut?: number;
  /** What is cut off then, where the text is written for it. */
  cutNote?: string;
  /** Longer, and the platform does not take it. */
  refused?: number;
  /** Where the limit is published. */
  source: `https://${string}`;
}

/** A social platform, and what an ad does best on it. */
export interface Platform {
  id: PlatformId;
  name: string;
  icon: IconName;
  strengths: string;
  text: string;
  /** The sizes that it shows, and where. */
  placements: { dimension: AdDimension; name: string }[];
  /** Where the slides of a story belong, if anywhere. */
  slides?: string;
  limits: TextLimit[];
  /** What its button can say. Meta's import takes them as `LEARN_MORE`. */
  ctas: { items: string[]; source: `https://${string}` };
  /** How a visit from there is filed by analytics: `utm_source` and `utm_medium`. */
  utm: { source: string; medium: string };
}

/** The day on which the limits and the buttons were last looked up at their sources. */
export const limitsChecked = '2026-11-21';

/**
 * In pixels, of a story of 1080 by 1920: what the apps draw over; words and logos stay clear of it. It is the box for
 * reels (14% at the top, 35% at the bottom, 6% at the sides), which satisfies stories too.
 */
export const storySafeZone = {
  top: 269,
  bottom: 672,
  sides: 65,
  source: 'https://www.facebook.com/business/ads-guide/update/image/instagram-reels',
} as const;

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
} as const;

/** Those that suit an offer of ours; Meta has more. */
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
      limits: [
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
      ctas: { items: metaCtas, source: sources.metaCtas },
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
      limits: [
        { text: 'headline', name: 'Headline', cut: 27, source: sources.facebookFeed },
        { text: 'subheadline', name: 'Description', cut: 30, source: sources.facebookFeed },
        { text: 'bodyText', name: 'Primary text', cut: 125, source: sources.facebookFeed },
      ],
      ctas: { items: metaCtas, source: sources.metaCtas },
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
      limits: [
        { text: 'headline', name: 'Headline', cut: 70, refused: 200, source: sources.linkedin },
        {
          text: 'subheadline',
          name: 'Description',
          cut: 100,
          refused: 300,
          source: sources.linkedin,
        },
        {
          text: 'bodyText',
          name: 'Introductory text',
          cut: 150,
          refused: 3000,
          source: sources.linkedin,
        },
      ],
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
