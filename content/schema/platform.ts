import * as v from 'valibot';
import { iconNames } from './landing';
import { httpsAddress, listOf, text } from './text';

/** The day on which the limits and the buttons were last looked up at their sources. */
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

export const ctaSources = { meta: sources.metaCtas, linkedin: sources.linkedin } as const;

/** The texts of an ad that a platform limits. The caption is the body text with the hashtags below it. */
export const adTextNames = ['headline', 'subheadline', 'bodyText', 'caption', 'metaTags'] as const;

/** In pixels. The sizes that Meta and LinkedIn ask for: link image, feed square, story. */
export const adDimensions = ['1200x628', '1080x1080', '1080x1920'] as const;

export const platformIds = ['instagram', 'facebook', 'linkedin'] as const;

const textLimit = v.object({
  text: v.picklist(adTextNames),
  /** What the platform calls it. */
  name: text,
  /** In graphemes; for `metaTags`, a number of hashtags. Readers see what's longer only after a tap, or not at all. */
  cut: v.optional(v.number()),
  /** What is cut off then, where the text is written for it. */
  cutNote: v.optional(text),
  /** The platform doesn't take anything longer. */
  refused: v.optional(v.number()),
  /** Where the limit is published. */
  source: httpsAddress,
});

export type TextLimit = v.InferOutput<typeof textLimit>;

/** How long each text may be on each platform. */
export const textLimits: Record<(typeof platformIds)[number], TextLimit[]> = {
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

/**
 * In pixels, of a story of 1080 by 1920: what the apps draw over, so words and logos stay clear of it. It's the box for
 * reels (14% at the top, 35% at the bottom, 6% at the sides), which satisfies stories, too.
 */
export const storySafeZone = { top: 269, bottom: 672, sides: 65, source: sources.reels } as const;

/** A social platform, and what an ad does best on it. */
export const platformSchema = v.object({
  id: v.picklist(platformIds),
  name: text,
  icon: v.picklist(iconNames),
  strengths: text,
  text,
  /** The sizes that it shows, and where. */
  placements: listOf(v.object({ dimension: v.picklist(adDimensions), name: text })),
  /** Where the slides of a story go, if anywhere. */
  slides: v.optional(text),
  limits: listOf(textLimit),
  /** What its button can say. Meta's import takes them as `LEARN_MORE`. */
  ctas: v.object({ items: listOf(text), source: httpsAddress }),
  /** How analytics files a visit from there: `utm_source` and `utm_medium`. */
  utm: v.object({ source: text, medium: text }),
});

export type AdText = (typeof adTextNames)[number];
export type AdDimension = (typeof adDimensions)[number];
export type PlatformId = (typeof platformIds)[number];
export type Platform = v.InferOutput<typeof platformSchema>;
