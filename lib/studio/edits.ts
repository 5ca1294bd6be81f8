import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { graphemeCount } from '@/content/schema/text';
import { studioFields } from '@/content/words/studio-fields';
import { ownProperty } from '@/lib/campaign/own-property';
import { type Facts, nearestToken, resolveText } from '@/lib/campaign/resolve';
import { cleanLine, cleanLines, cleanParagraphs } from './clean-text';
import { type Field, fieldsOf } from './fields';

/**
 * What a marketer changed in one variant of a campaign: each field's new value by its path.
 * - A text, with its tokens.
 * - A list of texts, with an entry on each line.
 * - A part with entries: which of the exported entries it has, in order: `0 2 1`. The paths of the
 *   texts in it count by the new order.
 * - Nothing, for what's left out.
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

export function shownVariant({ variants, shown }: Edits): Variant {
  return variants[shown] ?? variants[0];
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

/** A field's value in a campaign, as it's edited: with tokens. */
export function valueOf(document: CampaignDocument, { path, kind, count }: Field): string {
  const value = path.split('.').reduce<unknown>(ownProperty, document);
  if (kind === 'part') return count === undefined ? '' : orderOf(count).join(' ');
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
  const { kind, optional, schema } = field;
  const value = cleanValue(field, typed);
  if (optional && value === '') return undefined;
  if (kind === 'part') return orderIn(field, value) ? undefined : words.order;
  const lines = kind === 'list' ? value.split('\n') : [value];
  if (lines.length > limits.entries) return words.tooMany;
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
 * Whether a value is more than the wall can draw while somebody types. The length comes first: a
 * segmenter copies the whole text for each grapheme, so a long one would take gigabytes.
 */
function isTooLong(text: string): boolean {
  return text.length > 5 * limits.characters || graphemeCount(text) > limits.characters;
}

/**
 * A part's order; undefined if the value isn't one, or has more or fewer entries than it may have.
 */
function orderIn({ count = 0, schema }: Field, value: string): number[] | undefined {
  if (!/^\d{1,2}(?: \d{1,2})*$/.test(value)) return undefined;
  const order = value.split(' ').map(Number);
  if (order.length > limits.entries || order.some((index) => index >= count)) return undefined;
  return takes(schema, order.length) ? order : undefined;
}

/** A part of a schema that may say how many entries a list has. */
interface Rule {
  type: string;
  requirement?: unknown;
  pipe?: readonly Rule[];
}

function takes({ type, requirement, pipe = [] }: Rule, count: number): boolean {
  if (pipe.length > 0) return pipe.every((rule) => takes(rule, count));
  if (type === 'min_length') return count >= Number(requirement);
  if (type === 'max_length') return count <= Number(requirement);
  return type !== 'length' || count === Number(requirement);
}

function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
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
  const used = terms.filter((name) => name !== path && spells(text, facts, name));
  if (used.length === 0) return undefined;
  const replaced = used.reduce(
    (now, name) => now.replaceAll(wordOf(facts, name), () => `{${name}}`),
    text,
  );
  return { text: replaced, tokens: used.map((name) => `{${name}}`) };
}

function spells(text: string, facts: Facts, name: string): boolean {
  return wordOf(facts, name).test(text);
}

/** A fact's text as a word of its own: `10%`, but not the one in `110%` or in `10%x`. */
function wordOf(facts: Facts, name: string): RegExp {
  const word = String(facts.find(name)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.$])${word}(?!\w)`, 'g');
}

/** The variant with one field's value, or without it if it's the exported value. */
export function withEdit(
  exported: CampaignDocument,
  variant: Variant,
  { path }: Pick<Field, 'path'>,
  value: string,
): Variant {
  const { [path]: _, ...others } = variant;
  const document = withParts(exported, others);
  const field = fieldsOf(document).find((each) => each.path === path);
  const before = field && valueOf(document, field);
  return value === before ? others : { ...others, [path]: value };
}

/** A campaign with a variant's texts in it. Addresses that can't be used stay as exported. */
export function applyVariant(exported: CampaignDocument, variant: Variant): CampaignDocument {
  const document = withParts(exported, variant);
  return fieldsOf(document).reduce((now, field) => {
    const { path, kind, optional } = field;
    if (kind === 'part' || !Object.hasOwn(variant, path)) return now;
    const value = (variant[path] ?? '').slice(0, 5 * limits.characters);
    if (field.group === 'links' && faultOf(field, value, noFacts) !== undefined) return now;
    const isNone = optional && value === '';
    const list = kind === 'list' ? value.split('\n').slice(0, limits.entries) : value;
    return replaced(now, path.split('.'), isNone ? undefined : list);
  }, document);
}

/** Addresses and UTM values have no tokens. */
export const noFacts: Facts = { find: () => undefined, names: () => ['placeholder'] };

/** A campaign whose parts have the entries that a variant says, in its order. */
export function withParts(exported: CampaignDocument, variant: Variant): CampaignDocument {
  return fieldsOf(exported).reduce((document, field) => {
    const { path, kind, optional } = field;
    const value = variant[path];
    if (kind !== 'part' || value === undefined) return document;
    const keys = path.split('.');
    // It's gone with what it was in.
    if (keys.reduce<unknown>(ownProperty, document) === undefined) return document;
    if (optional && value === '') return replaced(document, keys, undefined);
    const order = orderIn(field, value);
    const entries: unknown = keys.reduce<unknown>(ownProperty, exported);
    if (!order || !Array.isArray(entries)) return document;
    return replaced(
      document,
      keys,
      Array.from(order, (index): unknown => entries[index]),
    );
  }, exported);
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
  const field = fieldsOf(exported).find((each) => each.path === path);
  if (!field) return variant;
  const now = orderIn(field, variant[path] ?? '') ?? orderOf(field.count ?? 0);
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
  { variants }: Edits,
  index: 0 | 1,
): CampaignDocument {
  const edited = applyVariant(exported, variants[index] ?? variants[0]);
  return variants.length === 1 ? edited : { ...edited, variant: variantNames[index] };
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
