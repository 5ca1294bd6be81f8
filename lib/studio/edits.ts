import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { graphemeCount } from '@/content/schema/text';
import { studioFields } from '@/content/words/studio-fields';
import { ownProperty } from '@/lib/campaign/own-property';
import { type Facts, factsOf, nearestToken, resolveText } from '@/lib/campaign/resolve';
import { cleanLine, cleanLines, cleanParagraphs } from './clean-text';
import { type Field, fieldsOf } from './fields';

/**
 * What a marketer changed in one variant of a campaign: each field's new value by its path.
 * - A text, with its tokens.
 * - A list of texts, with an entry on each line.
 * - A part with entries: which of the exported entries it has, in order: `0 2 1`. The paths of the
 *   texts in it count by the new order.
 * - Nothing, for what's left out. (An optional part without entries is `0` while it's there.)
 */
export type Variant = Readonly<Record<string, string>>;

/**
 * What a marketer changed: in one variant of the campaign, or in two to test against each other,
 * and which one is shown.
 */
export interface Edits {
  variants: readonly [Variant] | readonly [Variant, Variant];
  shown: 0 | 1;
}

export const noEdits: Edits = { variants: [{}], shown: 0 };

/** Names of variants, in `utm_content`, in file names and on the page. */
export const variantNames = ['a', 'b'] as const;

/** One of the variants; the first one if there's no second. */
export function variantAt({ variants }: Edits, index: 0 | 1): Variant {
  return variants[index] ?? variants[0];
}

export function shownVariant(edits: Edits): Variant {
  return variantAt(edits, edits.shown);
}

/** Edits with something changed in each variant. */
export function eachVariant(
  { variants: [first, second], shown }: Edits,
  change: (variant: Variant, index: 0 | 1) => Variant,
): Edits {
  return { variants: second ? [change(first, 0), change(second, 1)] : [change(first, 0)], shown };
}

/** Edits with a copy of the variant that's shown, to test against it. */
export function withCopy(edits: Edits): Edits {
  return { variants: [edits.variants[0], shownVariant(edits)], shown: 1 };
}

/** Edits without the variant that's shown. */
export function withoutShown(edits: Edits): Edits {
  return { variants: [variantAt(edits, edits.shown === 0 ? 1 : 0)], shown: 0 };
}

export function isUntouched({ variants: [first, second] }: Edits): boolean {
  return second === undefined && Object.keys(first).length === 0;
}

const words = studioFields.faults;

/**
 * The most that any field takes, in graphemes and in entries: far more than any needs, so that a
 * link can't bring in more.
 */
const limits = { characters: 1000, entries: 50 };

/** In code units: more than any value that can be used. */
export const longestValue = 5 * limits.characters;

/** A field's value in a campaign, as it's edited: with tokens. */
export function valueOf(document: CampaignDocument, { path, kind, count }: Field): string {
  const value = path.split('.').reduce<unknown>(ownProperty, document);
  if (kind === 'part') return orderOf(count ?? 1).join(' ');
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** The positions of `count` entries that nobody has moved: 0, 1, 2. */
export function orderOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A typed value as it's kept: without hidden characters, stray spaces and empty lines. */
export function cleanValue({ kind, paragraphs, capitals }: Field, typed: string): string {
  if (kind === 'list') return cleanLines(typed);
  const clean = paragraphs ? cleanParagraphs(typed) : cleanLine(typed);
  return capitals ? clean.toUpperCase() : clean;
}

/**
 * What's wrong with a value that someone typed, or undefined: `It has to be …`, without a period.
 */
export function faultOf(field: Field, typed: string, facts: Facts): string | undefined {
  const { count, kind, optional, schema } = field;
  if (typed.length > longestValue) return words.tooLong;
  const value = cleanValue(field, typed);
  if (optional && value === '') return undefined;
  if (kind === 'part') {
    const order = orderIn(value);
    if (!order || order.some((index) => index >= (count ?? 1))) return words.order;
    return countFaults(schema, order)[0];
  }
  // An entry that somebody has emptied is still one.
  const lines = kind === 'list' ? typed.split('\n').map(cleanLine) : [value];
  if (lines.length > limits.entries) return words.tooMany;
  if (kind === 'list' && lines.includes('')) return words.emptyEntry;
  const resolved = lines.map((line) => resolveText(line, facts));
  const [unknown] = resolved.flatMap((line) => line.unknown);
  if (unknown !== undefined)
    return `${words.unknownToken} ${unknown.slice(0, 60)}, ${words.nearest} ${nearestToken(unknown, facts)}, ${words.brace}`;
  const texts = resolved.map(({ text }) => text);
  if (texts.some(isTooLong)) return words.tooLong;
  const { issues } = v.safeParse(schema, kind === 'list' ? texts : texts[0]);
  const [issue] = issues ?? [];
  return issue && deepest(issue).message;
}

/**
 * Whether a text is more than the wall can draw while somebody types. The length comes first: a
 * segmenter copies the whole text for each grapheme, so a long one would take gigabytes.
 */
function isTooLong(text: string): boolean {
  return text.length > longestValue || graphemeCount(text) > limits.characters;
}

/** The positions that a part's value has; undefined if it has anything else, or too many. */
function orderIn(value: string): number[] | undefined {
  if (!/^\d{1,2}(?: \d{1,2})*$/.test(value)) return undefined;
  const order = value.split(' ').map(Number);
  return order.length > limits.entries ? undefined : order;
}

/** Whether a list may have this many entries. */
export function mayHave({ schema }: Field, count: number): boolean {
  return count <= limits.entries && countFaults(schema, orderOf(count)).length === 0;
}

type Piped = { type: string; pipe?: readonly (v.GenericPipeItem & Piped)[] };

/** What a list's schema says about a number of entries, whatever they are. */
function countFaults({ pipe = [] }: Piped, order: number[]): string[] {
  return pipe.flatMap((each) => {
    if (each.kind === 'schema') return countFaults(each, order);
    if (each.kind !== 'validation' || !each.type.endsWith('length')) return [];
    const { issues = [] } = each['~run']({ typed: true, value: order }, {});
    return issues.map(({ message }) => message);
  });
}

/** A union's own message only says that no branch matches. The innermost issue says why. */
export function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.at(-1);
  return inner ? deepest(inner) : issue;
}

/** What texts often spell out although it may change. */
const terms = ['offer.code', 'offer.discount'];

/**
 * A text with tokens in place of the promo code and the discount that it spells out.
 * @returns the text, and the tokens it has now; undefined if it spells out neither
 */
export function withTokens({ path }: Pick<Field, 'path'>, text: string, facts: Facts) {
  const used = terms.filter((name) => name !== path && wordOf(facts, name).test(text));
  if (used.length === 0) return undefined;
  const replaced = used.reduce(
    (now, name) => now.replaceAll(wordOf(facts, name), () => `{${name}}`),
    text,
  );
  return { text: replaced, tokens: used.map((name) => `{${name}}`) };
}

/** A fact's text as a word of its own: `10%`, but not the one in `110%` or in `10%x`. */
function wordOf(facts: Facts, name: string): RegExp {
  const word = String(facts.find(name)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.$])${word}(?!\w)`, 'g');
}

/**
 * The variant with one field's value, or without it if it's the exported value. The same variant if
 * nothing changes.
 */
export function withEdit(
  exported: CampaignDocument,
  variant: Variant,
  { path }: Pick<Field, 'path'>,
  value: string,
): Variant {
  const { [path]: was, ...others } = variant;
  const document = withParts(exported, others);
  const field = fieldsOf(document).find((each) => each.path === path);
  const before = field && valueOf(document, field);
  if (value === (was ?? before)) return variant;
  return value === before ? others : { ...others, [path]: value };
}

/**
 * A campaign with a variant's texts in it, whether they can be exported or not. Only addresses, and
 * the sender, which is put into the email's HTML as it is, stay as exported if they're invalid.
 */
export function applyVariant(exported: CampaignDocument, variant: Variant): CampaignDocument {
  const document = withParts(exported, variant);
  return fieldsOf(document).reduce((now, field) => {
    const { path, kind, group, optional } = field;
    if (kind === 'part' || !Object.hasOwn(variant, path)) return now;
    const facts = factsOf(now);
    const value = (variant[path] ?? '').slice(0, longestValue);
    const hasToBeValid = group === 'links' || path === 'email.sender';
    if (hasToBeValid && faultOf(field, value, facts) !== undefined) return now;
    const text =
      kind === 'list'
        ? value.split('\n', limits.entries).map((line) => asText(line, facts))
        : asText(value, facts);
    return replaced(now, path.split('.'), optional && value === '' ? undefined : text);
  }, document);
}

/** A text that isn't just a token for a list: with a space after it, such a token stays as it is. */
function asText(text: string, facts: Facts): string {
  const isList = /^\{[^{}]*\}$/.test(text) && Array.isArray(facts.find(text.slice(1, -1)));
  return isList ? `${text} ` : text;
}

const arranged = new WeakMap<CampaignDocument, { key: string; document: CampaignDocument }>();

/**
 * A campaign whose parts have the entries that a variant says, in its order. The last one is kept,
 * because texts change far more often than parts.
 */
export function withParts(exported: CampaignDocument, variant: Variant): CampaignDocument {
  const orders = Object.entries(variant).filter(([, value]) => /^[\d ]*$/.test(value));
  const key = JSON.stringify(orders);
  const known = arranged.get(exported);
  if (known?.key === key) return known.document;
  const document = arrange(exported, Object.fromEntries(orders));
  arranged.set(exported, { key, document });
  return document;
}

function arrange(document: CampaignDocument, variant: Variant): CampaignDocument {
  const parts = fieldsOf(document).filter(
    ({ path, kind }) => kind === 'part' && Object.hasOwn(variant, path),
  );
  if (parts.length === 0) return document;
  // One that's in another comes after it. Those in copied entries are only there the next time.
  const done = new Set(parts.map(({ path }) => path));
  const others = Object.entries(variant).filter(([path]) => !done.has(path));
  return arrange(
    parts.reduce((now, part) => withPart(now, part, variant[part.path] ?? ''), document),
    Object.fromEntries(others),
  );
}

function withPart(document: CampaignDocument, field: Field, value: string) {
  const keys = field.path.split('.');
  if (field.optional && value === '') return replaced(document, keys, undefined);
  const order = orderIn(value);
  const was: unknown = keys.reduce<unknown>(ownProperty, document);
  if (!order || !Array.isArray(was) || countFaults(field.schema, order).length > 0) return document;
  const entries = order.map((index): unknown => was[index]);
  return entries.includes(undefined) ? document : replaced(document, keys, entries);
}

/**
 * A variant in which a part has other entries, or the same ones in another order. The texts that
 * were changed in an entry go with it.
 * @param order the positions that the entries have now, in their new order; one that's there twice
 * is a copy, and one that's missing is removed
 */
export function withOrder(
  exported: CampaignDocument,
  variant: Variant,
  path: string,
  order: readonly number[],
): Variant {
  const field = fieldsOf(withParts(exported, variant)).find((each) => each.path === path);
  if (!field) return variant;
  const now = orderIn(variant[path] ?? '') ?? orderOf(field.count ?? 0);
  const inside = (index: number) => `${path}.${index}.`;
  const others = Object.entries(variant).filter(([key]) => !key.startsWith(`${path}.`));
  const moved = order.flatMap((from, to) =>
    Object.entries(variant).flatMap(([key, value]) =>
      key.startsWith(inside(from)) ? [[inside(to) + key.slice(inside(from).length), value]] : [],
    ),
  );
  const whole: Variant = Object.fromEntries([...others, ...moved]);
  return withEdit(exported, whole, field, order.map((index) => now[index]).join(' '));
}

/**
 * A campaign with the texts of one of its variants. If there are two, its links and files say which
 * one it is.
 */
export function applyEdits(
  exported: CampaignDocument,
  edits: Edits,
  index: 0 | 1,
): CampaignDocument {
  const edited = applyVariant(exported, variantAt(edits, index));
  return edits.variants.length === 1 ? edited : { ...edited, variant: variantNames[index] };
}

/** A variant with the values of another one wherever `isOther` says so of a path. */
export function merged(own: Variant, other: Variant, isOther: (path: string) => boolean): Variant {
  return Object.fromEntries([
    ...Object.entries(own).filter(([path]) => !isOther(path)),
    ...Object.entries(other).filter(([path]) => isOther(path)),
  ]);
}

/** A copy of a tree with one value replaced. */
function replaced<Tree>(tree: Tree, path: readonly string[], value: unknown): Tree;
function replaced(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(tree))
    return tree.map((each, index) => (String(index) === key ? replaced(each, rest, value) : each));
  return { ...Object(tree), [key]: replaced(ownProperty(tree, key), rest, value) };
}
