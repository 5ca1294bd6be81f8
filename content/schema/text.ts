import * as v from 'valibot';
import { field } from './field';
import { graphemes } from './graphemes';

const oneLine = 'text without line breaks or extra spaces';

/** Text that isn't there until an owner or a marketer writes it. Its place is left out until then. */
export const textOrEmpty = v.pipe(
  v.string('text'),
  v.check((value) => value === value.trim() && !/ {2}|[\n\r]/.test(value), oneLine),
);

/** Text for people, in one paragraph: not empty, and no stray spaces. */
export const text = v.pipe(textOrEmpty, v.nonEmpty(oneLine));

/** Text in one or more paragraphs, with a blank line between. */
export const paragraphs = field(
  v.pipe(
    v.string('text'),
    v.check(
      (value) => value.split('\n\n').every((paragraph) => v.is(text, paragraph)),
      'paragraphs with a blank line between them, without extra spaces',
    ),
  ),
  { paragraphs: true },
);

export function textUpTo(limit: number) {
  return v.pipe(
    text,
    v.check(
      (value) => graphemes(value).length <= limit,
      ({ input }) => `${limit} characters or fewer, not ${graphemes(input).length}`,
    ),
  );
}

/** In graphemes. Few, because a text can have `{offer.condition}` hundreds of times. */
export const termLimit = 120;

/** Text that other texts can use as a token. */
export const term = textUpTo(termLimit);

/** Text that passes a test. `wanted` says what that is, in words: `a color such as #336699`. */
export function matching(test: RegExp | ((value: string) => boolean), wanted: string) {
  const passes = typeof test === 'function' ? test : (value: string) => test.test(value);
  return v.pipe(v.string(), v.check(passes, wanted));
}

export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, 'at least one entry'));
}

/** An id for file names and addresses: `smart-home`. */
export const id = matching(
  /^(?=.{1,60}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  'up to 60 lowercase letters, digits and hyphens',
);

/** A page's path: `/smart-home`. */
export const route = field(matching(/^\/[a-z][a-z0-9-]*$/, 'a path such as /your-page'), {
  fixed: true,
});

/**
 * What an address never has (RFC 3986), but merge tags do, such as `{{ link }}`, `*|LINK|*` and
 * `%LINK%`: an email service would put another address in its place.
 */
const foreign = /[\s\\{}|^<>"`[\]]|%(?![\da-f]{2})/i;

/** An https address without a user name: `https://bank.example@a.example` leads to a.example. */
export const httpsAddress = matching(
  (value) =>
    /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(value) &&
    !foreign.test(value) &&
    URL.canParse(value) &&
    // `URL` turns wide letters in a host into plain ones, so `｛` may become `{`.
    !foreign.test(new URL(value).host),
  'a web address that starts with https://, without spaces, merge tags or a user name',
);

/** A path on this site, an anchor on the same page (`#offer`), or an absolute https address. */
export const href = field(
  matching(
    (value) =>
      /^\/(?!\/)[\w/-]*$/.test(value) || /^#[a-z-]+$/.test(value) || v.is(httpsAddress, value),
    'a path such as /your-page, an anchor such as #offer, or an https address',
  ),
  { fixed: true, isLink: true, readAfter: 'label' },
);

export const link = v.object({
  label: field(text, { label: '', help: 'Only its words can be changed here.' }),
  href,
});

const utmValue = matching(
  /^[\w.-]{1,60}$/,
  'up to 60 letters, digits, periods, hyphens or underscores',
);

/** The `utm_source` and `utm_medium` of links. Only `utm_campaign` is the campaign's own. */
export const utm = v.object({ source: utmValue, medium: utmValue });

/** A color as `#rrggbb`. */
export const color = matching(/^#[0-9a-f]{6}$/, 'a color such as #336699');

/** From 0 (none) to 1 (all). */
export const share = v.pipe(v.number(), v.minValue(0, '0 or more'), v.maxValue(1, '1 or less'));

export const theme = v.picklist(['light', 'dark']);

/** What a color means: healthy, worth a look, or a risk. The text next to it has to say so, too. */
export const tone = v.picklist(['good', 'notice', 'danger']);

export type Link = v.InferOutput<typeof link>;
export type Theme = v.InferOutput<typeof theme>;
export type Tone = v.InferOutput<typeof tone>;
/** For content that's only checked by its type. */
export type HttpsAddress = `https://${string}`;

/** A part of a landing page. The studio names its texts by its label. */
export function part<Entries extends v.ObjectEntries>(label: string, entries: Entries) {
  return field(v.object(entries), { group: 'landing', label });
}

/** One to `most` entries, which a marketer can add, remove and move. */
export function upTo<Item extends v.GenericSchema>(most: number, label: string, item: Item) {
  return field(v.pipe(listOf(item), v.maxLength(most, `${most} or fewer`)), { label });
}
