import * as v from 'valibot';
import { field } from './field';
import { dimensions } from './ad-format';
import { film, music } from './film';
import { describedVisual, keyVisual } from './key-visual';
import { platformIds } from './platform';
import { color, listOf, paragraphs, text, textUpTo, theme } from './text';

/** What one ad says and shows. A campaign can have two of them to test against each other. */
const concept = v.object({
  headline: v.pipe(
    text,
    field({
      label: 'Ad headline',
      help: 'Shown below the image, so it shouldn’t repeat what the image says.',
      adText: 'headline',
    }),
  ),
  subheadline: v.pipe(text, field({ label: 'Description', adText: 'subheadline' })),
  bodyText: v.pipe(paragraphs, field({ adText: 'bodyText' })),
  /** The words in the picture. The ad's headline is below the picture, so this one differs. */
  picture: v.object({
    headline: v.pipe(text, field({ label: 'Headline in the image' })),
    subheadline: v.pipe(text, field({ label: 'Subheadline in the image' })),
  }),
  visual: keyVisual,
  /** What comes first in the picture. The two concepts differ, so that a test compares two ideas. */
  layout: v.picklist(['words-first', 'picture-first']),
  /** What the picture shows. Follows its words in the alternative text. */
  imageDesc: v.pipe(text, field({ label: 'What the image shows', isAlt: true })),
});

/** Who should see an ad. The details after the titles are only for some audiences. */
const demographics = v.object({
  titles: listOf(text),
  companySize: v.optional(text),
  facilityType: v.optional(text),
  patientVolume: v.optional(text),
  homeowners: v.optional(v.boolean()),
  hasChildren: v.optional(v.boolean()),
  techSavvy: v.optional(v.boolean()),
  income: v.optional(text),
  smartDevices: v.optional(text),
});

/** In graphemes: how much of a card's headline Meta shows. LinkedIn takes 45 (help a427022). */
const cardHeadline = 40;

/** How many cards a carousel can have on Meta and on LinkedIn (help a427022). */
const carouselCards = { min: 2, max: 10, wanted: '2 to 10 slides, as many as a carousel can have' };

const searchHeadline = v.pipe(
  textUpTo(30),
  v.check((headline) => !headline.includes('!'), 'a headline without an exclamation mark'),
);

/** A list of texts that Google puts together as it sees fit, so each has to stand alone. */
const assets = (item: v.GenericSchema<string>, min: number, max: number) =>
  v.pipe(
    v.array(item),
    v.minLength(min, `${min} to ${max} texts`),
    v.maxLength(max, `${min} to ${max} texts`),
  );

/**
 * The texts of a responsive search ad (support.google.com/google-ads/answer/7684791, and
 * adwordspolicy/answer/176095) and of a responsive display ad (answer/7005917), which takes the
 * first five headlines.
 */
const search = v.object({
  headlines: v.pipe(
    assets(searchHeadline, 3, 15),
    field({
      label: 'Search headline',
      limit: 30,
      help: 'Google shows three of them in any order, so each has to make sense alone.',
    }),
  ),
  longHeadline: v.pipe(textUpTo(90), field({ label: 'Long headline', limit: 90 })),
  /** A search ad takes the first four. */
  descriptions: v.pipe(
    assets(textUpTo(90), 2, 5),
    field({ label: 'Search description', limit: 90 }),
  ),
});

export const adSchema = v.object({
  title: v.pipe(text, field({ group: 'targeting', label: 'Campaign title' })),
  targetDemo: v.pipe(text, field({ group: 'targeting', label: 'Target audience' })),
  keywords: v.pipe(listOf(text), field({ group: 'targeting' })),
  metaTags: v.pipe(
    listOf(
      v.pipe(v.string(), v.regex(/^#\w{1,99}$/, 'a hashtag: # and letters, digits or underscores')),
    ),
    field({ group: 'targeting', label: 'Hashtags' }),
  ),
  ads: v.object({
    /** The first concept: what people fear. */
    primary: v.pipe(
      v.object({
        ...concept.entries,
        /** The button's label. Every platform of the launch has to offer it. */
        cta: v.pipe(
          text,
          field({
            label: 'Ad button',
            help: 'Not every platform offers every button. The ads page lists the ones each platform offers.',
          }),
        ),
        targeting: v.pipe(
          v.object({ interests: listOf(text), demographics }),
          field({ group: 'targeting' }),
        ),
      }),
      field({ group: 'fear' }),
    ),
    /** The second concept, if there's one: what we do about it. */
    remedy: v.optional(v.pipe(concept, field({ group: 'remedy', fixed: true }))),
  }),
  story: v.object({
    /** Exported with the number of slides: `3-part carousel`. */
    format: v.picklist(['carousel', 'sequence']),
    slides: v.pipe(
      v.array(text),
      v.minLength(carouselCards.min, carouselCards.wanted),
      v.maxLength(carouselCards.max, carouselCards.wanted),
      field({ group: 'story', label: 'Slide', help: 'Each slide is also a card of the carousel.' }),
    ),
    /** What stands below each slide as a card of the carousel, in the slides' order. */
    headlines: v.pipe(
      listOf(textUpTo(cardHeadline)),
      field({
        group: 'story',
        label: 'Card headline',
        help: 'Shown below the card, so it shouldn’t repeat what the card says.',
        limit: cardHeadline,
      }),
    ),
    music,
    /** The films, if there are any: one for reels and stories, and a shorter one. */
    reelScript: v.optional(
      v.pipe(film(15, 20), field({ group: 'films', label: 'Reel', fixed: true })),
    ),
    teaserScript: v.optional(
      v.pipe(film(6, 10), field({ group: 'films', label: 'Teaser', fixed: true })),
    ),
  }),
  search: v.pipe(search, field({ group: 'search' })),
  display: v.object({
    dimensions,
    /** One of the brand's themes, or the campaign's own colors. */
    colorScheme: v.union([
      v.picklist(['light', 'dark']),
      v.object({ ground: color, ink: color, accent: color, danger: color }),
    ]),
    /** The theme of the panel with the key visual, if it's not the picture's. */
    panel: v.optional(theme),
    /** One for each slide of the story, in order. */
    keyVisuals: v.pipe(
      v.tupleWithRest([describedVisual], describedVisual),
      field({ group: 'story', label: 'Slide' }),
    ),
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

export type ConceptLayout = v.InferOutput<typeof concept>['layout'];
export type Concept = v.InferOutput<typeof concept>;
export type Demographics = v.InferOutput<typeof demographics>;
export type AdCampaign = v.InferOutput<typeof adSchema>;
export type Launch = v.InferOutput<typeof launchSchema>;
