import * as v from 'valibot';
import type { Campaign } from '@/content/schema';
import { cleanLine, cleanLines } from './clean-text';
import type { Field } from './fields';
import { withReferences, withTerms } from './references';

/**
 * What a marketer changed: each field's new value by its path. A list is one text, with an entry on each line. A value
 * has references in place of the promo code and the discount (references.ts).
 */
export type Edits = Readonly<Record<string, string>>;

/** A field's value in a campaign, as it's edited: a list is one text, with an entry on each line. */
export function valueOf(campaign: Campaign, { path, fallback }: Field): string {
  const value = path.split('.').reduce<unknown>(ownProperty, campaign);
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : (fallback?.(campaign) ?? '');
}

/** What's wrong with a value that someone typed, or undefined: `It has to be …`, without a period. */
export function faultOf({ list, schema, optional }: Field, typed: string): string | undefined {
  const value = list ? cleanLines(typed) : cleanLine(typed);
  if (optional && value === '') return undefined;
  const { issues } = v.safeParse(schema, list ? value.split('\n') : value);
  const [issue] = issues ?? [];
  return issue && deepest(issue).message;
}

function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.at(-1);
  return inner ? deepest(inner) : issue;
}

/** Where the terms themselves are. They're applied first, because the texts use them. */
const terms = new Set(['offer.code', 'offer.discount']);

/**
 * Whether a field's value can refer to the terms. Only texts can: other fields are checked for characters that would be
 * dangerous where they end up, and a discount may have such characters.
 */
const canRefer = ({ path }: Field) => /^audience\.(?:email|ad|films)\./.test(path);

/** A typed value as it's kept in edits; `campaign` is the one on screen, whose code and discount the text may have. */
export function kept(campaign: Campaign, field: Field, typed: string): string {
  const value = field.list ? cleanLines(typed) : cleanLine(typed);
  return canRefer(field) ? withReferences(value, campaign.offer) : value;
}

/** A kept value as it's typed and read in a campaign: the opposite of `kept`. */
export function written(campaign: Campaign, field: Field, value: string): string {
  return canRefer(field) ? withTerms(value, campaign.offer) : value;
}

/** The edits with one field's value, or without it if it's the exported value, or empty where that's allowed. */
export function withEdit(exported: Campaign, edits: Edits, field: Field, value: string): Edits {
  const { [field.path]: _, ...others } = edits;
  const isNone = field.optional && value === '';
  return isNone || value === kept(exported, field, valueOf(exported, field))
    ? others
    : { ...others, [field.path]: value };
}

/** A campaign with edits in it. Texts that have the promo code or the discount follow when those change. */
export function applyEdits(exported: Campaign, fields: readonly Field[], edits: Edits): Campaign {
  const edited = fields.filter(({ path }) => Object.hasOwn(edits, path));
  const put = (campaign: Campaign, field: Field) => {
    const value = written(campaign, field, edits[field.path] ?? '');
    return replaced(campaign, field.path.split('.'), field.list ? value.split('\n') : value);
  };
  const [own, others] = [true, false].map((isTerm) =>
    edited.filter(({ path }) => terms.has(path) === isTerm),
  );
  const base = (own ?? []).reduce(put, exported);
  return (others ?? []).reduce(put, base === exported ? base : followed(exported, base));
}

/** The edited campaign's texts, with its own code and discount in place of the exported ones. */
function followed({ offer }: Campaign, campaign: Campaign): Campaign {
  const follow = (text: string) => withTerms(withReferences(text, offer), campaign.offer);
  const { email, ad, films } = campaign.audience;
  return {
    ...campaign,
    audience: {
      ...campaign.audience,
      email: mapTexts(email, follow),
      ad: mapTexts(ad, follow),
      films: mapTexts(films, follow),
    },
    email: { ...campaign.email, words: mapTexts(campaign.email.words, follow) },
  };
}

/** A copy of a tree with each of its texts mapped. */
function mapTexts<Tree>(tree: Tree, map: (text: string) => string): Tree;
function mapTexts(tree: unknown, map: (text: string) => string): unknown {
  if (typeof tree === 'string') return map(tree);
  if (Array.isArray(tree)) return tree.map((each) => mapTexts(each, map));
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, mapTexts(value, map)]),
  );
}

/** A copy of a tree with one value replaced. */
function replaced<Tree>(tree: Tree, path: readonly string[], value: string | string[]): Tree;
function replaced(tree: unknown, path: readonly string[], value: string | string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(tree))
    return tree.map((each, index) => (String(index) === key ? replaced(each, rest, value) : each));
  return { ...Object(tree), [key]: replaced(ownProperty(tree, key), rest, value) };
}

function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** Whether two typed values of a field are the same once they're cleaned. */
export function sameText({ list }: Pick<Field, 'list'>, one: string, other: string): boolean {
  return list ? cleanLines(one) === cleanLines(other) : cleanLine(one) === cleanLine(other);
}
