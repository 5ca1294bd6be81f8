import * as v from 'valibot';
import { adDimensions } from './ad-format';
import { icon } from './panel';
import { httpsAddress, listOf, text, utm } from './text';

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

export const ctaSources = { meta: sources.metaCtas, linkedin: sources.linkedin } as const;

/**
 * The texts of an ad that platforms limit. The caption is the body text followed by the hashtags.
 */
const adTextNames = ['headline', 'subheadline', 'bodyText', 'caption', 'metaTags'] as const;

export const platformIds = ['instagram', 'facebook', 'linkedin'] as const;

const textLimit = v.object({
  text: v.picklist(adTextNames),
  /** The platform's name for it. */
  name: text,
  /**
   * In graphemes, or hashtags for `metaTags`. People see the rest only after a tap, or not at all.
   */
  cut: v.optional(v.number()),
  /** What gets cut off, if the text is written with the cut in mind. */
  cutNote: v.optional(text),
  /** The platform rejects anything longer. In the same unit as `cut`. */
  refused: v.optional(v.number()),
  /** Where the limit is published. */
  source: httpsAddress,
});

export type TextLimit = v.InferOutput<typeof textLimit>;

/** The limits for each text on each platform. */
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

/** A social platform, and which ads work best there. */
export const platformSchema = v.object({
  id: v.picklist(platformIds),
  name: text,
  icon,
  strengths: text,
  text,
  /** Which picture sizes it shows, and where. The first one is what its feed shows. */
  placements: listOf(v.object({ dimension: v.picklist(adDimensions), name: text })),
  /** Where a story's slides appear, if the platform has a place for them. */
  slides: v.optional(text),
  /** Where the slides appear as the cards of a carousel. */
  cards: text,
  limits: listOf(textLimit),
  /** The labels its button can have. Meta's import wants them as `LEARN_MORE`. */
  ctas: v.object({ items: listOf(text), source: httpsAddress }),
  /** The `utm_source` and `utm_medium` of links in its ads. */
  utm,
});

export type AdText = (typeof adTextNames)[number];
export type PlatformId = (typeof platformIds)[number];
export type Platform = v.InferOutput<typeof platformSchema>;
