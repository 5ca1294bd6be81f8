import * as v from 'valibot';

/** The groups that fields are in, in the studio's order. */
export const fieldGroups = [
  'campaign',
  'links',
  'figures',
  'email',
  'fear',
  'remedy',
  'story',
  'films',
  'search',
  'landing',
  'targeting',
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/** The texts of an ad that platforms limit. A caption is the body text with the hashtags. */
export const adTextNames = ['headline', 'subheadline', 'bodyText', 'caption', 'metaTags'] as const;

export type AdText = (typeof adTextNames)[number];

/** What the studio shows about a text. Without a label, that's the field's name in words. */
export type FieldInfo = {
  label?: string;
  help?: string;
  /** It may have several paragraphs, with an empty line between them. */
  paragraphs?: true;
  /**
   * How it's written, which the studio puts right: in capital letters, as an https address, as a
   * value of a tracking parameter, in small letters without spaces, as a size, `1500x500`, or as a
   * percentage or a day in the locale's form.
   */
  form?: 'capitals' | 'address' | 'tracking' | 'size' | 'discount' | 'day';
  /** How long it may be, in graphemes. The studio flags a longer text, and a build stops. */
  limit?: number;
  /**
   * The studio leaves it as it is: a text that's an address, entries that can't be added, removed or
   * moved, an optional part that can't be left out. What's in them may be edited.
   */
  fixed?: true;
  /** What it is, if that's not a text. */
  kind?: 'picture' | 'logo' | 'color' | 'number' | 'boolean' | 'choices';
  /** It says what the picture beside it, or the one that it's in, shows. */
  isAlt?: true;
  /** Which text of an ad this is, so that the platforms' limits apply to it. */
  adText?: AdText;
  /** The entry of a list that it's in is called by it: a device's name. */
  isName?: true;
  /** It's used in addresses or markup as it is, so an edit that's invalid isn't used. */
  mustBeValid?: true;
  /** The name of the text beside it that a reader sees first: an answer's question. */
  readAfter?: string;
  /** A token alone stands for a whole figure here, to draw a chart from, not for its text. */
  isFigure?: true;
  /** It leads somewhere: to a page, to a part of one, or to another site. */
  isLink?: true;
  /** Lists of the same series have an entry for each of the others': a slide, its drawing. */
  series?: string;
  /** The theme whose color it is. */
  theme?: 'light' | 'dark';
  /** Several campaigns may have the same. */
  mayRepeat?: true;
} & InheritedInfo;

/** What a schema also says about everything inside it. */
export type InheritedInfo = {
  /** Its group in the studio. A text without one can't be edited. */
  group?: FieldGroup;
  /** It's a fact, which other texts have as a token, and don't spell out. */
  isFact?: true;
  /** It's in an email, where a service's merge tags are replaced. */
  isEmail?: true;
  /** Whether made-up figures in it get a mark. */
  marksSamples?: boolean;
  /** Where it's confirmed before launch if it's marked, if that's not among the promises. */
  confirmedAs?: 'quote' | 'terms' | 'nothing';
};

/** A schema, and what the studio shows about it: `field(text, { label: 'Subject line' })`. */
export const field = <Schema extends v.GenericSchema>(schema: Schema, info: FieldInfo) =>
  v.pipe(schema, v.metadata<v.InferOutput<Schema>, FieldInfo>(info));
