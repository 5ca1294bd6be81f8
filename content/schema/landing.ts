import * as v from 'valibot';
import { figureSchema } from './figure';
import { embedAddress, postAddresses } from './post';
import { href, link, listOf, route, text, textUpTo, theme, tone } from './text';

/** The icons in components/site/icon.tsx. */
export const iconNames = [
  'alert',
  'bell',
  'building',
  'camera',
  'clinic',
  'device',
  'door',
  'file',
  'globe',
  'home',
  'key',
  'lock',
  'picture',
  'shield',
  'user',
  'wifi',
] as const;

const icon = v.picklist(iconNames);

/** How a figure is drawn. What is drawn comes from the figure's amount and its whole. */
const chart = v.variant('kind', [
  /** How much of its whole it is. */
  v.object({ kind: v.picklist(['bar', 'ring']) }),
  /** Counted out in bricks, each of which stands for `each` of the figure's unit; one row without `columns`. */
  v.object({
    kind: v.literal('units'),
    each: v.optional(v.number()),
    columns: v.optional(v.number()),
    /** What the bricks add up to, where the figure is a part of it and does not say so itself. */
    whole: v.optional(v.number()),
  }),
  /** The hours of the day at which the panel's alerts came: all of them, or those of one color. */
  v.object({ kind: v.literal('hours'), color: v.optional(tone) }),
]);

/** A figure, or a state in a word, with what it counts. */
const statCard = v.object({
  label: text,
  value: v.union([figureSchema, text]),
  /** What the figure counts, and over what time, in a few words. */
  note: v.optional(text),
  chart: v.optional(chart),
  tone: v.optional(tone),
});

/** A name and the state it is in: a compliance requirement, a device, a group of devices. */
const statusRow = v.object({
  icon: v.optional(icon),
  name: text,
  /** A figure is drawn as its part of what the rows add up to. */
  status: v.union([figureSchema, text]),
  tone,
});

const alertRow = v.object({
  icon,
  text,
  /** How long ago, in minutes, at the panel's time. */
  minutesAgo: v.pipe(v.number(), v.minValue(0, '0 or more')),
  color: tone,
});

/** The evidence beside the headline, drawn as the product's own screen. */
const statusPanel = v.object({
  title: text,
  /** The state of the whole, in a word or two, for the panel's header. */
  state: text,
  /** Whose screen it is, in a few words: the panel is an example and says so. */
  source: text,
  /** The time on the screen, in hours and minutes; needed where there are alerts. */
  time: v.optional(v.tuple([v.number(), v.number()])),
  stats: listOf(statCard),
  rows: v.object({ title: text, items: listOf(statusRow) }),
  alerts: v.optional(v.object({ title: text, items: listOf(alertRow) })),
});

/** A risk, told as a fact: what happens, to whom, what it costs. */
const risk = v.object({ icon, title: text, text, whom: text, cost: text });

const feature = v.object({ icon, title: text, text });

/** A place on a map, with its local time. */
export const city = v.object({
  name: text,
  time: text,
  /** In degrees; east and north are positive. */
  longitude: v.number(),
  latitude: v.number(),
  /** How many devices are drawn there. */
  boxes: v.number(),
  /** One of them is the one to look at. */
  alert: v.optional(v.boolean()),
});

/** The drawings in components/landing/drawings, each with the words and data that it shows. */
const drawing = v.variant('id', [
  /** A fleet across time zones. */
  v.object({
    id: v.literal('fleet'),
    cities: listOf(city),
  }),
  /** A house cut open: its rooms, sensors and cameras. */
  v.object({ id: v.literal('house') }),
  /** Who may open which parts of a record, and who is stopped. */
  v.object({
    id: v.literal('records'),
    record: text,
    parts: listOf(text),
    /** `opens` lists parts by their place in the list. Whoever opens none is stopped. */
    people: listOf(v.object({ name: text, opens: v.array(v.number()) })),
    /** When that was. */
    stopped: text,
  }),
]);

/** The feature that the others stand beside. */
const leadFeature = v.object({
  ...feature.entries,
  points: listOf(text),
  drawing: v.optional(drawing),
});

/** A social post shown in a frame. */
const post = v.object({
  title: text,
  /** A post on Instagram, YouTube or TikTok, or a sample of this site. */
  address: v.pipe(
    v.string(),
    v.check((value) => embedAddress(value) !== undefined, postAddresses),
  ),
  /** For a sample under `/posts/`: what of the audience's campaign it shows. */
  shows: v.optional(v.picklist(['story', 'reel'])),
});

/** The offer's one button: it opens `href` in a new tab, or, without one, copies the promo code. */
const offerAction = v.object({ label: text, href: v.optional(href) });

export const footerSchema = v.object({
  summary: text,
  columns: listOf(v.object({ heading: text, links: listOf(link) })),
});

/** Longest description of a page, in graphemes. What a result page shows is not fixed; this fits a desktop one. */
export const descriptionLimit = 160;

/** One landing page, in the order a visitor meets it. */
export const landingSchema = v.object({
  /** Where the page lives. Unique among all audiences. */
  route,
  /** The document's title, without the brand. */
  title: text,
  /** For search results. */
  description: textUpTo(descriptionLimit),
  /** The theme the page opens in. */
  theme,
  hero: v.object({
    badge: text,
    headline: text,
    lede: text,
    actions: v.tuple([link, link]),
    /** What takes the risk out of the first step, each in a few words. */
    assurances: listOf(text),
    panel: statusPanel,
  }),
  statistics: v.object({ heading: text, items: listOf(statCard) }),
  risks: v.object({
    heading: text,
    intro: text,
    items: listOf(risk),
    exposure: v.optional(v.object({ heading: text, items: listOf(statCard), note: text })),
  }),
  offer: v.object({ heading: text, text, action: offerAction, notes: listOf(text) }),
  posts: v.optional(v.object({ heading: text, text, items: listOf(post) })),
  features: v.object({
    heading: text,
    intro: text,
    items: v.tupleWithRest([leadFeature], feature),
  }),
  footer: footerSchema,
});

export type IconName = (typeof iconNames)[number];
export type Chart = v.InferOutput<typeof chart>;
export type StatCard = v.InferOutput<typeof statCard>;
export type StatusRow = v.InferOutput<typeof statusRow>;
export type AlertRow = v.InferOutput<typeof alertRow>;
export type StatusPanel = v.InferOutput<typeof statusPanel>;
export type Risk = v.InferOutput<typeof risk>;
export type Feature = v.InferOutput<typeof feature>;
export type LeadFeature = v.InferOutput<typeof leadFeature>;
export type City = v.InferOutput<typeof city>;
export type Drawing = v.InferOutput<typeof drawing>;
export type Post = v.InferOutput<typeof post>;
export type FooterContent = v.InferOutput<typeof footerSchema>;
export type Landing = v.InferOutput<typeof landingSchema>;
