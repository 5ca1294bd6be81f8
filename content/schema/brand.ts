import * as v from 'valibot';
import { color, httpsAddress, link, text } from './text';

/** The colors of a theme, by what they are for. Every text/background pair meets WCAG 2.2 AA (tested). */
const paletteSchema = v.object({
  background: color,
  /** Panels that stand off the background. */
  surface: color,
  input: color,
  text: color,
  muted: color,
  /** Hairlines. */
  line: color,
  /** The brand's own color: the call to action, the mark. */
  accent: color,
  /** The accent where it is hovered. */
  accentStrong: color,
  /** Text on the accent. */
  accentText: color,
  /** Risks and what is wrong. Apart from the accent: it stays red when the brand is teal. */
  danger: color,
  dangerTint: color,
  good: color,
  notice: color,
});

/** A path of the mark, in the color of its role. */
const markPath = v.object({
  /** The data of an SVG path. */
  d: text,
  color: v.picklist(['text', 'accent']),
  /** In units of the mark; filled without it. */
  strokeWidth: v.optional(v.number()),
});

/** A cell of the mark in an email: how many columns wide, in which color. */
const markCell = v.object({ columns: v.number(), color: v.picklist(['paper', 'accent']) });

export const brandSchema = v.object({
  name: text,
  description: text,
  /** Where the site is served: an https origin. */
  origin: httpsAddress,
  /** The provider's own pages, outside this site. */
  links: v.object({ website: link, contact: link, privacy: link, demo: link, learnMore: link }),
  palette: v.object({ light: paletteSchema, dark: paletteSchema }),
  /** The one drawing of the mark, in a square of `size` units. Pages, pictures and icons are drawn from it. */
  mark: v.object({
    size: v.number(),
    paths: v.array(markPath),
    /**
     * The mark in an email, which may show no pictures: rows of table cells on a ground in the text's color. Without it,
     * the brand's first letter stands in a tile.
     */
    cells: v.optional(v.array(v.array(markCell))),
  }),
  /** A package with a variable typeface, as Fontsource names them. It has to be installed. */
  typeface: v.pipe(
    v.string(),
    v.regex(/^@fontsource-variable\/[a-z0-9-]+$/, 'a package such as @fontsource-variable/archivo'),
  ),
});

/** The limited-time offer, stated once. */
export const offerSchema = v.object({
  label: text,
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/, 'capital letters and digits')),
  discount: text,
  retailer: text,
  retailerHref: httpsAddress,
  guarantee: text,
  support: text,
  healthcareSupport: text,
});

export type Palette = v.InferOutput<typeof paletteSchema>;
export type Mark = v.InferOutput<typeof brandSchema>['mark'];
export type Brand = v.InferOutput<typeof brandSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
