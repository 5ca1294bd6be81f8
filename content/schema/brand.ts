import * as v from 'valibot';
import { field } from './field';
import { color, httpsAddress, link, matching, term, text, textUpTo, type Theme } from './text';

/** Whether it's a day of the calendar as `YYYY-MM-DD`: some engines read February 31 as March 3. */
function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === value;
}

/** The colors of a theme, by purpose. See rules/contrast.ts for what each is on. */
const paletteSchema = (theme: Theme, label: string) =>
  v.object({
    background: color,
    /** Panels that stand out from the background. */
    surface: color,
    input: color,
    text: color,
    muted: color,
    line: color,
    /** The brand's color, for calls to action and the logo. */
    accent: field(color, {
      group: 'campaign',
      label,
      theme,
      kind: 'color',
      help: 'Used in every format for buttons, the drawn logo and whatever stops the attack in drawings, such as the stamp. Danger stays red.',
    }),
    /** The accent on hover. */
    accentStrong: color,
    accentText: color,
    /** Risks and errors. Separate from the accent, so it stays red when the brand is teal. */
    danger: color,
    dangerTint: color,
    good: color,
    notice: color,
  });

/** Where to report a vulnerability: /.well-known/security.txt (RFC 9116). */
const securitySchema = v.object({
  contact: matching(
    (value) => /^(https:\/\/|mailto:[^@\s]+@)\S+$/.test(value) && URL.canParse(value),
    'an address such as mailto:security@example.com, or an https address',
  ),
  /** The day it expires (UTC), when builds stop. RFC 9116 recommends less than a year ahead. */
  expires: matching(isDate, 'a date such as 2027-11-01'),
});

const logoPath = v.object({
  d: matching(/^[Mm][\d\s.,+\-EeMmLlHhVvCcSsQqTtAaZz]+$/, 'an SVG path such as M1 1h20v20z'),
  color: v.picklist(['text', 'accent']),
  /** In the logo's units. Without it, the path is filled. */
  strokeWidth: v.optional(v.number()),
});

/**
 * A logo that's drawn, in a square of `size` units. Copies of it on top of each other are the wall
 * in the pictures.
 */
const brickLogo = v.strictObject({
  size: v.pipe(v.number(), v.minValue(1), v.maxValue(1000)),
  paths: v.pipe(v.array(logoPath), v.minLength(1), v.maxLength(20)),
});

/** In pixels, or in an SVG's own units. */
const length = v.pipe(v.number(), v.minValue(1, '1 or more'), v.maxValue(10_000, '10,000 or less'));

/** How wide a logo's file may be, as a multiple of its height. */
export const logoRatios = { least: 1 / 4, most: 8 };

const logoFile = v.object({
  file: matching(/^[\w-]+\.(?:svg|png)$/, 'the name of an SVG or PNG file in content/'),
  /** Its width and height. */
  size: v.pipe(
    v.tuple([length, length]),
    v.check(
      ([width, height]) => width / height >= logoRatios.least && width / height <= logoRatios.most,
      'a width and a height: the width from a quarter of the height to eight times the height',
    ),
  ),
});

/** A logo from a file, shown as it is. In pictures, the wall is a plain bar then. */
const imageLogo = v.strictObject({
  ...logoFile.entries,
  /** Another one for dark grounds, if it needs one. */
  dark: v.optional(logoFile),
  /** The brand's name is in it, so it isn't written beside it. */
  hasName: v.optional(v.boolean()),
});

export const logoSchema = v.union(
  [brickLogo, imageLogo],
  "a logo: a file in content/ and its size, such as { file: 'logo.svg', size: [240, 60] }, or a drawing",
);

export const brandSchema = v.object({
  name: textUpTo(40),
  description: text,
  /** A language and country as in BCP 47, `de-DE`: for texts, captions, numbers and dates. */
  locale: matching(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}$/,
    'a language and country such as en-US',
  ),
  /** The site's https origin: `https://www.example.com`. */
  origin: httpsAddress,
  /** Emails have some of them, too, so each is a whole address. */
  links: v.object(
    v.entriesFromList(
      ['website', 'contact', 'privacy', 'terms', 'demo'],
      v.object({ ...link.entries, href: httpsAddress }),
    ),
  ),
  security: securitySchema,
  palette: v.object({
    light: paletteSchema('light', 'Accent color on light pages'),
    dark: paletteSchema('dark', 'Accent color on dark pages'),
  }),
  /** Pages, pictures, emails, films and icons have it. */
  logo: field(logoSchema, {
    group: 'campaign',
    label: 'Logo',
    kind: 'logo',
    help: 'Shows on every page, in ads, stories, videos and emails, and as the site’s icon.',
  }),
  /** The Fontsource package of a variable typeface. It has to be installed. */
  typeface: matching(
    /^@fontsource-variable\/[a-z0-9-]+$/,
    'a package such as @fontsource-variable/archivo',
  ),
});

/** `10%`, `2.5 %`, `10%.` */
const percentage = /^[1-9]?\d(?:[.,]\d+)?\s?%\.?\s*$/;

/** With a currency's sign or code: `$20`, `CHF 20`. */
const amount = /^(?=.*\d)[^%]*(?:\p{Sc}|\b(?!OFF)[A-Z]{3}\b)/u;

export const offerSchema = field(
  v.object({
    label: field(term, { group: 'campaign', label: 'Label of the offer' }),
    code: field(matching(/^[A-Z0-9-]{1,24}$/, 'up to 24 capital letters, digits and hyphens'), {
      group: 'campaign',
      label: 'Promo code',
      help: 'Capital letters, digits and hyphens.',
      form: 'capitals',
      isFact: true,
    }),
    discount: field(
      v.pipe(
        text,
        v.maxLength(12, '12 characters or fewer'),
        v.check(
          (discount) => percentage.test(discount) || amount.test(discount),
          'a percentage under 100%, or an amount such as $20',
        ),
      ),
      { group: 'campaign', label: 'Discount', form: 'discount', isFact: true },
    ),
    /** What the discount applies to: `your first year`. */
    appliesTo: field(term, { group: 'campaign', label: 'What the discount applies to' }),
    /** Its last day, as a reader sees it. */
    until: field(term, { group: 'campaign', label: 'Last day of the offer', form: 'day' }),
    /** Who it's for, and until when. Next to the discount on landing pages. */
    condition: field(term, { group: 'campaign', label: 'Offer terms' }),
    /** The condition in a few words, for pictures and ads. */
    shortCondition: field(term, {
      group: 'campaign',
      label: 'Offer terms, short',
      help: 'Appears next to the offer in pictures, slides and ads.',
    }),
    /** The offer as texts state it, with its condition: `10% off your first year with CODE`. */
    statement: field(term, { group: 'campaign', label: 'Offer in one line' }),
    retailer: term,
    retailerHref: httpsAddress,
    guarantee: field(term, { group: 'campaign', label: 'Guarantee' }),
    /** The guarantee as an answer. */
    refund: field(term, { group: 'campaign', label: 'How to get a refund' }),
    support: field(term, { group: 'campaign', label: 'Support' }),
  }),
  { confirmedAs: 'terms' },
);

export type Palette = v.InferOutput<ReturnType<typeof paletteSchema>>;
export type Brand = v.InferOutput<typeof brandSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
