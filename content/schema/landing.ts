import * as v from 'valibot';
import { drawing } from './drawing';
import { figureSchema } from './figure';
import { filmNames } from './film-names';
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

/** How a figure is drawn: only if the drawing shows something that the number itself doesn't. */
const chart = v.variant('kind', [
  /** A bar, filled to the figure's share of its whole. */
  v.object({ kind: v.literal('bar') }),
  /**
   * Counted out in bricks, one for each unit of the whole. Without `columns`, they're in one row.
   */
  v.object({ kind: v.literal('units'), columns: v.optional(v.number()) }),
  /** The hours when the panel's alerts came in. With a `color`, only those alerts. */
  v.object({ kind: v.literal('hours'), color: v.optional(tone) }),
]);

/** A label with a figure, or with a state such as `Optimal`. */
const labeledValue = v.object({ label: text, value: v.union([figureSchema, text]) });

const statistic = v.object({
  ...labeledValue.entries,
  /** A few words on what the figure counts and over what period. */
  note: v.optional(text),
});

const statCard = v.object({
  ...statistic.entries,
  chart: v.optional(chart),
  tone: v.optional(tone),
});

/** Where a figure comes from: a link to its source, or a text that says it's a sample. */
const source = v.union([link, text]);

/** A name and the state it is in: a compliance requirement or a device. */
const statusRow = v.object({
  icon,
  name: text,
  status: text,
  tone,
});

const alertRow = v.object({
  icon,
  text,
  /** Minutes before the panel's `time`. */
  minutesAgo: v.pipe(v.number(), v.minValue(0, '0 or more')),
  color: tone,
});

/** The evidence next to the headline, styled as a screen of the product. */
const statusPanel = v.object({
  title: text,
  /** The overall state in a word or two, shown in the panel's header. */
  state: text,
  /** Where the data comes from. It's a sample, and has to say so. */
  source: text,
  /** The time on the screen as [hour, minute]. Required if there are alerts. */
  time: v.optional(v.tuple([v.number(), v.number()])),
  stats: listOf(statCard),
  rows: v.optional(v.object({ title: text, items: listOf(statusRow) })),
  alerts: v.optional(v.object({ title: text, items: listOf(alertRow) })),
});

/** A risk: what happens, who it hits, what it costs. */
const risk = v.object({ title: text, text, whom: text, cost: text });

const feature = v.object({ icon, title: text, text });

/** The first feature, shown larger than the others. */
const leadFeature = v.object({
  ...feature.entries,
  points: listOf(text),
  drawing: v.optional(drawing),
});

/** A social post shown in a frame. */
const post = v.object({
  title: text,
  /**
   * The address of a post on Instagram, YouTube or TikTok, or the path of a sample post on this
   * site.
   */
  address: v.pipe(
    v.string(),
    v.check((value) => embedAddress(value) !== undefined, postAddresses),
  ),
  /** For a sample post: which of the audience's films it shows. By default, the reel. */
  shows: v.optional(v.picklist(filmNames)),
});

/**
 * The offer's button. It opens `href` in a new tab. Without an `href`, it copies the promo code.
 */
const offerAction = v.object({ label: text, href: v.optional(href) });

export const footerSchema = v.object({
  summary: text,
  columns: listOf(v.object({ heading: text, links: listOf(link) })),
});

/**
 * The longest page description, in graphemes. Search engines publish no limit; this fits a result
 * on a desktop.
 */
export const descriptionLimit = 160;

/** A landing page, in page order. */
export const landingSchema = v.object({
  /** The page's path. No two audiences may share one. */
  route,
  /** The document title, without the brand name. */
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
    /** Short reasons why getting started is safe. */
    assurances: listOf(text),
    panel: statusPanel,
  }),
  statistics: v.object({ heading: text, source: v.optional(source), items: listOf(statistic) }),
  risks: v.object({
    heading: text,
    intro: text,
    items: listOf(risk),
    exposure: v.optional(
      v.object({
        heading: text,
        items: listOf(
          v.object({
            ...labeledValue.entries,
            chart: v.optional(chart),
            source: v.optional(source),
          }),
        ),
      }),
    ),
  }),
  offer: v.object({
    heading: text,
    text,
    action: offerAction,
    /** Where the code is used, with a link there if the button doesn't lead there. */
    where: v.object({ text, link: v.optional(link) }),
    notes: listOf(text),
  }),
  /** What happens after a visitor has claimed the offer or booked a demo. */
  next: v.object({
    heading: text,
    steps: v.pipe(listOf(v.object({ title: text, text })), v.length(3, 'three steps')),
  }),
  posts: v.optional(v.object({ heading: text, text, items: listOf(post) })),
  features: v.object({
    heading: text,
    intro: text,
    items: v.tupleWithRest([leadFeature], feature),
  }),
  /**
   * What visitors ask before they decide. The answers are also search engines' data about the page.
   */
  questions: v.object({
    heading: text,
    items: v.pipe(
      listOf(v.object({ question: text, answer: text })),
      v.maxLength(5, 'five questions or fewer'),
    ),
  }),
  /** The last line of the page. The page's call to action comes after it. */
  closing: text,
  footer: footerSchema,
});

export type IconName = (typeof iconNames)[number];
export type Chart = v.InferOutput<typeof chart>;
export type Source = v.InferOutput<typeof source>;
export type StatCard = v.InferOutput<typeof statCard>;
export type StatusRow = v.InferOutput<typeof statusRow>;
export type AlertRow = v.InferOutput<typeof alertRow>;
export type StatusPanel = v.InferOutput<typeof statusPanel>;
export type Risk = v.InferOutput<typeof risk>;
export type Feature = v.InferOutput<typeof feature>;
export type LeadFeature = v.InferOutput<typeof leadFeature>;
export type Post = v.InferOutput<typeof post>;
export type FooterContent = v.InferOutput<typeof footerSchema>;
export type Landing = v.InferOutput<typeof landingSchema>;
