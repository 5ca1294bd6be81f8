import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { graphemeCount } from '@/content/schema/text';
import { studioFields } from '@/content/words/studio-fields';
import { type Facts, nearestToken, resolveText } from '@/lib/campaign/resolve';
import { cleanLine, cleanLines } from './clean-text';
import { ownProperty } from '@/lib/campaign/own-property';
import { type Field, fieldsOf } from './fields';

/**
 * What a marketer changed in one variant of a campaign: each field's new value by its path, with
 * its tokens. A list is one text, with an entry on each line.
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
export function valueOf(document: CampaignDocument, { path }: Pick<Field, 'path'>): string {
  const value = path.split('.').reduce<unknown>(ownProperty, document);
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** A typed value as it's kept: without hidden characters, stray spaces and empty lines. */
export function cleanValue({ list }: Pick<Field, 'list'>, typed: string): string {
  return list ? cleanLines(typed) : cleanLine(typed);
}

/**
 * What's wrong with a value that someone typed, or undefined: `It has to be …`, without a period.
 */
export function faultOf(field: Field, typed: string, facts: Facts): string | undefined {
  const value = cleanValue(field, typed);
  if (field.optional && value === '') return undefined;
  const lines = field.list ? value.split('\n') : [value];
  if (lines.length > limits.entries) return words.tooMany;
  const resolved = lines.map((line) => resolveText(line, facts));
  const [unknown] = resolved.flatMap((line) => line.unknown);
  if (unknown !== undefined)
    return `${words.unknownToken} ${unknown.slice(0, 60)}, ${words.nearest} ${nearestToken(unknown, facts)}, ${words.brace}`;
  const texts = resolved.map(({ text }) => text);
  if (texts.some(isTooLong)) return words.tooLong;
  const { issues } = v.safeParse(field.schema, field.list ? texts : texts[0]);
  const [issue] = issues ?? [];
  return issue && deepest(issue).message;
}

/**
 * The length comes first: a segmenter copies the whole text for each grapheme, so a long one would
 * take gigabytes.
 */
function isTooLong(text: string): boolean {
  return text.length > 5 * limits.characters || graphemeCount(text) > limits.characters;
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
export function withTokens({ path }: Field, text: string, facts: Facts) {
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
  field: Field,
  value: string,
): Variant {
  const { [field.path]: _, ...others } = variant;
  return value === valueOf(exported, field) ? others : { ...others, [field.path]: value };
}

/** A campaign with a variant's texts in it. */
export function applyVariant(exported: CampaignDocument, variant: Variant): CampaignDocument {
  return fieldsOf(exported).reduce((document, { path, list, optional }) => {
    if (!Object.hasOwn(variant, path)) return document;
    const value = variant[path] ?? '';
    const isNone = optional && value === '';
    return replaced(
      document,
      path.split('.'),
      isNone ? undefined : list ? value.split('\n') : value,
    );
  }, exported);
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
