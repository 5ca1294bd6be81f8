import * as v from 'valibot';
import { adDimensions } from './ad-format';
import { adTextNames } from './field';
import { icon } from './panel';
import { httpsAddress, listOf, text, utm } from './text';

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

export type TextLimit = v.InferOutput<typeof textLimit>;
export type PlatformId = (typeof platformIds)[number];
export type Platform = v.InferOutput<typeof platformSchema>;
