import * as v from 'valibot';
import { city } from './drawing';
import { figureSchema } from './figure';
import { adDimensions, platformIds } from './platform';
import { color, listOf, text } from './text';

/** What a key visual shows, in a few words. Part of the picture's alternative text. */
const description = text;

/** A drawing for the ads and the data it shows. lib/campaign/picture/key-visuals has the code that draws it. */
export const keyVisual = v.variant('id', [
  /** When a record was opened. The time given as `alert` stands out. */
  v.object({ id: v.literal('access-log'), description, opened: listOf(text), alert: text }),
  v.object({ id: v.literal('camera-lens'), description }),
  v.object({ id: v.literal('closed-door'), description }),
  v.object({ id: v.literal('devices'), description }),
  v.object({ id: v.literal('house-section'), description }),
  /** A hundred squares, with as many marked as the percentage says. */
  v.object({ id: v.literal('hundred-squares'), description, figure: figureSchema }),
  v.object({ id: v.literal('padlock'), description }),
  /** Shows the promo code and discount of the offer. */
  v.object({ id: v.literal('promo-ticket'), description }),
  v.object({ id: v.literal('record-sheet'), description }),
  v.object({ id: v.literal('world-map'), description, cities: listOf(city) }),
]);

export const adSchema = v.object({
  title: text,
  targetDemo: text,
  keywords: listOf(text),
  /** Hashtags, including the `#`. */
  metaTags: listOf(
    v.pipe(v.string(), v.regex(/^#\w+$/, 'a hashtag: # and letters, digits or underscores')),
  ),
  ads: v.object({
    primary: v.object({
      /** How long these three texts may be depends on the launch's platforms: see `textLimits` in platform.ts. */
      headline: text,
      subheadline: text,
      bodyText: text,
      /** The button's label. Every platform of the launch has to offer it (content/platforms.ts). */
      cta: text,
      /** What the picture shows. Used as its alternative text. */
      imageDesc: text,
      targeting: v.object({
        interests: listOf(text),
        demographics: v.object({
          titles: listOf(text),
          /** Details that only this audience has. `field` is the name in the exported JSON. */
          more: v.array(
            v.object({
              field: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'a name such as companySize')),
              label: text,
              value: v.union([text, v.boolean()]),
            }),
          ),
        }),
      }),
    }),
  }),
  story: v.object({
    /** Exported with the number of slides: `3-part carousel`. */
    format: v.picklist(['carousel', 'sequence']),
    /** The text of each slide, in order. */
    slides: listOf(text),
  }),
  display: v.object({
    dimensions: listOf(v.picklist(adDimensions)),
    /** One of the brand's themes, or the campaign's own colors. */
    colors: v.union([
      v.picklist(['light', 'dark']),
      v.object({ ground: color, ink: color, accent: color, danger: color }),
    ]),
    /** One for each slide of the story, in order. The first is also used in the other pictures. */
    keyVisuals: v.tupleWithRest([keyVisual], keyVisual),
  }),
});

/** Settings for an ads manager that aren't part of the campaign's text. */
export const launchSchema = v.object({
  /** Where the campaign runs. Its texts have to fit these platforms' limits. */
  platforms: listOf(v.picklist(platformIds)),
  /** In years. */
  ages: v.pipe(
    v.object({ min: v.number(), max: v.number() }),
    v.check(({ min, max }) => min < max, 'a min that is below the max'),
  ),
  /** Two-letter country codes (ISO 3166-1 alpha-2). */
  countries: listOf(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country code such as US'))),
});

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type KeyVisualId = KeyVisual['id'];
export type AdCampaign = v.InferOutput<typeof adSchema>;
export type Launch = v.InferOutput<typeof launchSchema>;
