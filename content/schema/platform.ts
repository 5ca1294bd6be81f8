import * as v from 'valibot';
import { adFormats } from '../market/ad-formats';
import { adTextNames } from './field';
import type { IconName } from './panel';
import { httpsAddress, listOf, text, utm } from './text';

/** The platforms with a preview and a card of their own on the ads page. */
export const socialIds = ['instagram', 'facebook', 'linkedin'] as const;

export const platformIds = [
  ...socialIds,
  'google',
  'youtube',
  'tiktok',
  'x',
  'pinterest',
  'reddit',
] as const;

/** A size that a picture can have, in pixels. */
export const dimension = v.picklist(
  Object.keys(adFormats).filter((size): size is AdDimension => size in adFormats),
);

const textLimit = v.object({
  text: v.picklist(adTextNames),
  name: text,
  /**
   * In graphemes, or hashtags for `metaTags`. People see the rest only after a tap, or not at all.
   */
  cut: v.optional(v.number()),
  /** What gets cut off, if the text is written with the cut in mind. */
  cutNote: v.optional(text),
  /** The platform rejects anything longer. In the same unit as `cut`. */
  refused: v.optional(v.number()),
  source: httpsAddress,
});

export const platformSchema = v.object({
  id: v.picklist(platformIds),
  name: text,
  /** Which picture sizes it shows, and where. The first one is what its feed shows. */
  placements: v.array(v.object({ dimension, name: text })),
  /** Where a story's slides appear, if the platform has a place for them. */
  slides: v.optional(text),
  /** Where the slides appear as the cards of a carousel, if it has those. */
  cards: v.optional(text),
  /** Which films it takes, by their size. */
  films: v.array(v.picklist(['9x16', '4x5', '1x1', '16x9'])),
  /** Where it publishes that, and the sizes of its pictures. */
  source: httpsAddress,
  limits: v.array(textLimit),
  /** The labels its button can have, if it publishes them. Meta's import wants `LEARN_MORE`. */
  ctas: v.optional(v.object({ items: listOf(text), source: httpsAddress })),
  /** The `utm_source` and `utm_medium` of links in its ads. */
  utm,
});

export type AdDimension = keyof typeof adFormats;
export type TextLimit = v.InferOutput<typeof textLimit>;
export type PlatformId = (typeof platformIds)[number];
export type Platform = v.InferOutput<typeof platformSchema>;

export type SocialId = (typeof socialIds)[number];

export interface SocialPlatform extends Platform {
  id: SocialId;
  cards: string;
  icon: IconName;
  strengths: string;
  text: string;
  ctas: NonNullable<Platform['ctas']>;
}
