import * as v from 'valibot';
import { figureSchema } from './figure';
import { city } from './landing';
import { adDimensions, platformIds } from './platform';
import { color, listOf, text } from './text';

/** What a key visual shows, in a few words; read aloud as part of a picture's alternative text. */
const description = text;

/** A drawing in the ads, with the words and data that it shows. They are drawn in lib/campaign/picture/key-visuals. */
const keyVisual = v.variant('id', [
  /** Who opened a record, by time; the one at `alert` stands out. */
  v.object({ id: v.literal('access-log'), description, opened: listOf(text), alert: text }),
  v.object({ id: v.literal('camera-lens'), description }),
  v.object({ id: v.literal('closed-door'), description }),
  v.object({ id: v.literal('devices'), description }),
  v.object({ id: v.literal('house-section'), description }),
  /** As many of a hundred squares are marked as the percentage says. */
  v.object({ id: v.literal('hundred-squares'), description, figure: figureSchema }),
  v.object({ id: v.literal('padlock'), description }),
  /** The promo code and the discount, from the offer. */
  v.object({ id: v.literal('promo-ticket'), description }),
  v.object({ id: v.literal('record-sheet'), description }),
  v.object({ id: v.literal('world-map'), description, cities: listOf(city) }),
]);

/** Part of a reel: from when to when, in seconds, what is seen and what a voice says. */
const shot = v.object({ from: v.number(), to: v.number(), scene: text, voice: text });

export const adSchema = v.object({
  title: text,
  targetDemo: text,
  keywords: listOf(text),
  /** Hashtags, each with its '#'. */
  metaTags: listOf(
    v.pipe(v.string(), v.regex(/^#\w+$/, 'a hashtag: # and letters, digits or underscores')),
  ),
  ads: v.object({
    primary: v.object({
      /** How long these may be depends on the platforms of the launch: `textLimits` in platform.ts. */
      headline: text,
      subheadline: text,
      bodyText: text,
      /** One of the words that every platform of the campaign offers for its button (content/platforms.ts). */
      cta: text,
      /** What the picture shows: its alternative text. */
      imageDesc: text,
      targeting: v.object({
        interests: listOf(text),
        demographics: v.object({
          titles: listOf(text),
          /** What only this audience has. `field` is its name in the exported JSON. */
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
    /** What the slides make up; exported with their number, as `3-part carousel`. */
    format: v.picklist(['carousel', 'sequence']),
    /** The words of each slide, in order. */
    slides: listOf(text),
    reel: listOf(shot),
  }),
  display: v.object({
    dimensions: listOf(v.picklist(adDimensions)),
    /** The brand's colors of that theme, or the campaign's own. */
    colors: v.union([
      v.picklist(['light', 'dark']),
      v.object({ ground: color, ink: color, accent: color, danger: color }),
    ]),
    /** One for each slide of the story, in order; the first is in the creatives, too. */
    keyVisuals: v.tupleWithRest([keyVisual], keyVisual),
  }),
});

/** What an ads manager asks for that the campaign itself does not say. */
export const launchSchema = v.object({
  /** Where the campaign runs: its copy has to fit there. */
  platforms: listOf(v.picklist(platformIds)),
  /** In years. */
  ages: v.pipe(
    v.object({ min: v.number(), max: v.number() }),
    v.check(({ min, max }) => min < max, 'a min below the max'),
  ),
  /** ISO 3166-1 codes, two letters each. */
  countries: listOf(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a country code such as US'))),
});

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type KeyVisualId = KeyVisual['id'];
export type Shot = v.InferOutput<typeof shot>;
export type AdCampaign = v.InferOutput<typeof adSchema>;
export type Launch = v.InferOutput<typeof launchSchema>;
