import * as v from 'valibot';
import { field } from './field';
import { film, music } from './film';
import { describedVisual, keyVisual } from './key-visual';
import { dimension } from './platform';
import { color, id, listOf, matching, paragraphs, text, textUpTo, theme, upTo } from './text';

/** What one ad says and shows. A campaign can have two of them to test against each other. */
const concept = v.object({
  headline: field(text, {
    label: 'Ad headline',
    help: 'Shown below the image, so it shouldn’t repeat what the image says.',
    adText: 'headline',
  }),
  subheadline: field(text, { label: 'Description', adText: 'subheadline' }),
  bodyText: field(paragraphs, { adText: 'bodyText' }),
  /** The words in the picture. The ad's headline is below the picture, so this one differs. */
  picture: v.object({
    headline: field(text, { label: 'Headline in the image' }),
    subheadline: field(text, { label: 'Subheadline in the image' }),
  }),
  visual: field(keyVisual, { help: 'Shows in this ad, in each of its sizes.' }),
  /** What comes first in the picture. The two concepts differ, so that a test compares two ideas. */
  layout: v.picklist(['words-first', 'picture-first']),
  /** What the picture shows. Follows its words in the alternative text. */
  imageDesc: field(text, { label: 'what the image shows', isAlt: true }),
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

const searchHeadline = v.pipe(
  textUpTo(30),
  v.check((headline) => !headline.includes('!'), 'a headline without an exclamation mark'),
);

/** A list of `min` to `max` texts; `name` says what they're called. */
function between(min: number, max: number, item: v.GenericSchema<string>, name = 'texts') {
  const wanted = `${min} to ${max} ${name}`;
  return v.pipe(v.array(item), v.minLength(min, wanted), v.maxLength(max, wanted));
}

/**
 * The texts of a responsive search ad (support.google.com/google-ads/answer/7684791, and
 * adwordspolicy/answer/176095) and of a responsive display ad (answer/7005917), which takes the
 * first five headlines. Google puts the texts together as it sees fit, so each has to stand alone.
 */
const search = v.object({
  headlines: field(between(3, 15, searchHeadline), {
    label: 'Search headline',
    limit: 30,
    help: 'Google shows three of them in any order, so each has to make sense alone.',
  }),
  longHeadline: field(textUpTo(90), { label: 'Long headline', limit: 90 }),
  /** A search ad takes the first four. */
  descriptions: field(between(2, 5, textUpTo(90)), { label: 'Search description', limit: 90 }),
});

export const adSchema = v.object({
  title: field(text, { group: 'targeting', label: 'Campaign title' }),
  targetDemo: field(text, { group: 'targeting', label: 'Target audience' }),
  keywords: field(listOf(text), { group: 'targeting' }),
  metaTags: field(
    listOf(
      matching(/^#[\p{L}\p{M}\p{N}_]{1,99}$/u, 'a hashtag: # and letters, digits or underscores'),
    ),
    { group: 'targeting', label: 'Hashtags', mayRepeat: true },
  ),
  ads: v.object({
    /** The first concept: what people fear. */
    primary: field(
      v.object({
        ...concept.entries,
        /** The button's label. Every platform of the launch has to offer it. */
        cta: field(text, {
          label: 'Ad button',
          help: 'Not every platform offers every button. The ads page lists the ones each platform offers.',
        }),
        targeting: field(v.object({ interests: listOf(text), demographics }), {
          group: 'targeting',
        }),
      }),
      { group: 'fear' },
    ),
    /** The second concept, if there's one: what we do about it. */
    remedy: v.optional(field(concept, { group: 'remedy', fixed: true })),
  }),
  story: v.object({
    /** Exported with the number of slides: `3-part carousel`. */
    format: v.picklist(['carousel', 'sequence']),
    /** As many as a carousel can have cards on Meta and on LinkedIn (help a427022). */
    slides: field(between(2, 10, text, 'slides, as many as a carousel can have'), {
      group: 'story',
      series: 'slides',
      label: 'Story slide',
      help: 'Each slide is also a card of the carousel.',
    }),
    /** What stands below each slide as a card of the carousel, in the slides' order. */
    headlines: field(listOf(textUpTo(cardHeadline)), {
      group: 'story',
      series: 'slides',
      label: 'Carousel card, headline',
      help: 'Shown below the card, so it shouldn’t repeat what the card says.',
      limit: cardHeadline,
    }),
    music,
    /** The films, if there are any: one for reels and stories, and a shorter one. */
    reelScript: v.optional(field(film(15, 20), { group: 'films', label: 'Reel', fixed: true })),
    teaserScript: v.optional(field(film(6, 10), { group: 'films', label: 'Teaser', fixed: true })),
  }),
  search: field(search, { group: 'search' }),
  display: v.object({
    dimensions: listOf(dimension),
    /** Sizes that a marketer adds to these. lib/campaign/drawing/own-sizes.ts says which can be drawn. */
    sizes: v.optional(
      field(
        upTo(
          20,
          'More image sizes',
          matching(/^[1-9]\d{0,4}x[1-9]\d{0,4}$/, 'a size in pixels, such as 1500x500'),
        ),
        {
          group: 'campaign',
          label: 'More image sizes',
          form: 'size',
          mayRepeat: true,
          help: 'Width × height in pixels, such as 1500x500.',
        },
      ),
    ),
    /** One of the brand's themes, or the campaign's own colors. */
    colorScheme: v.union([
      v.picklist(['light', 'dark']),
      v.object({ ground: color, ink: color, accent: color, danger: color }),
    ]),
    /** The theme of the panel with the key visual, if it's not the picture's. */
    panel: v.optional(theme),
    /** One for each slide of the story, in order. */
    keyVisuals: field(
      v.tupleWithRest(
        [
          field(describedVisual, {
            help: 'Shows on the first slide of the story and the first card of the carousel, at the top of the email, and in the preview of a shared link.',
          }),
        ],
        field(describedVisual, {
          help: 'Shows on this slide of the story, and on the same card of the carousel.',
        }),
      ),
      { group: 'story', series: 'slides', label: 'Story slide' },
    ),
  }),
});

/** Settings for an ads manager that aren't part of the campaign's text. */
export const launchSchema = v.object({
  /** Where the campaign runs. Its texts have to fit these platforms' limits. */
  platforms: listOf(id),
  /** In years. */
  ages: v.pipe(
    v.object({ min: v.number(), max: v.number() }),
    v.check(({ min, max }) => min < max, 'a min that is below the max'),
  ),
  /** Two-letter country codes (ISO 3166-1 alpha-2). */
  countries: listOf(matching(/^[A-Z]{2}$/, 'a country code such as US')),
});

export type ConceptLayout = v.InferOutput<typeof concept>['layout'];
export type Concept = v.InferOutput<typeof concept>;
export type Demographics = v.InferOutput<typeof demographics>;
export type AdCampaign = v.InferOutput<typeof adSchema>;
export type Launch = v.InferOutput<typeof launchSchema>;
