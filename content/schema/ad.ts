import * as v from 'valibot';
import { city } from './drawing';
import { figureSchema } from './figure';
import { dimensions } from './ad-format';
import { platformIds } from './platform';
import { color, listOf, text, theme } from './text';

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

/** What one ad says and shows. A campaign has two of them to test against each other. */
const concept = v.object({
  /** How long these three texts may be depends on the launch's platforms: see `textLimits` in platform.ts. */
  headline: text,
  subheadline: text,
  bodyText: text,
  /** The words in the picture. The headline appears below the picture, so the picture has one of its own. */
  picture: v.object({ headline: text, subheadline: text }),
  visual: keyVisual,
  /** What the picture shows. Used as its alternative text. */
  imageDesc: text,
});

export const adSchema = v.object({
  title: text,
  targetDemo: text,
  keywords: listOf(text),
  /** Hashtags, including the `#`. */
  metaTags: listOf(
    v.pipe(v.string(), v.regex(/^#\w+$/, 'a hashtag: # and letters, digits or underscores')),
  ),
  ads: v.object({
    /** The first concept: what people fear. */
    primary: v.object({
      ...concept.entries,
      /** The button's label. Every platform of the launch has to offer it (content/platforms.ts). */
      cta: text,
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
    /** The second concept: what we do about it. */
    remedy: concept,
  }),
  story: v.object({
    /** Exported with the number of slides: `3-part carousel`. */
    format: v.picklist(['carousel', 'sequence']),
    /** The text of each slide, in order. */
    slides: listOf(text),
  }),
  display: v.object({
    dimensions,
    /** One of the brand's themes, or the campaign's own colors. */
    colors: v.union([
      v.picklist(['light', 'dark']),
      v.object({ ground: color, ink: color, accent: color, danger: color }),
    ]),
    /** The theme of the panel with the key visual, if it's not the picture's. */
    panel: v.optional(theme),
    /** One for each slide of the story, in order. */
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
export type Concept = v.InferOutput<typeof concept>;
export type AdCampaign = v.InferOutput<typeof adSchema>;
export type Launch = v.InferOutput<typeof launchSchema>;
