import * as v from 'valibot';
import { adTextNames } from './field';
import { icon } from './panel';
import { httpsAddress, id, listOf, text, utm } from './text';

/** A size that a picture can have, width x height in pixels: `1200x628`. */
export type AdDimension = `${number}x${number}`;

export const dimension = v.custom<AdDimension>(
  (value) => typeof value === 'string' && /^[1-9]\d*x[1-9]\d*$/.test(value),
  'a size in pixels, such as 1200x628',
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

const button = v.object({
  label: text,
  /** What the platform calls it in a file to import. */
  code: v.optional(text),
});

/** Something that only the advertiser can declare, and without which a platform may refuse ads. */
const declaration = v.object({ says: text, source: httpsAddress });

/** Where a platform's ads are listed. */
export const sheetNames = ['meta', 'linkedin', 'google', 'others'] as const;

export const platformSchema = v.object({
  id,
  name: text,
  /** Which of our feeds previews an ad as it looks there. Without it, there's no preview. */
  preview: v.optional(v.picklist(['instagram', 'facebook', 'linkedin'])),
  /** Its card on the ads page. A platform without one is only named there. */
  card: v.optional(v.object({ icon, strengths: text, text })),
  /**
   * Which sheet has its ads: a file to import into Meta's Ads Manager or Google Ads Editor, or texts
   * to copy, for LinkedIn alone or together with all other platforms.
   */
  sheet: v.picklist(sheetNames),
  /** Where the columns of a sheet to import come from, and the day when we last compared them. */
  columns: v.optional(
    v.object({ checked: v.pipe(v.string(), v.isoDate()), sources: listOf(httpsAddress) }),
  ),
  declarations: v.optional(listOf(declaration)),
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
  /** The buttons its ads can have, if it publishes them. Their labels may be in your language. */
  ctas: v.optional(v.object({ items: listOf(button), source: httpsAddress })),
  /** The `utm_source` and `utm_medium` of links in its ads. */
  utm,
});

export type SheetName = (typeof sheetNames)[number];
export type TextLimit = v.InferOutput<typeof textLimit>;
export type Platform = v.InferOutput<typeof platformSchema>;
