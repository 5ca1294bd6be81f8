import type { CampaignDocument } from '@/content/schema';
import type { ProblemWords } from '@/content/words/problems';
import { fill } from '../document/fill';
import type { Problem } from '../document/problem';
import type { Facts, resolveAll } from '../document/resolve';
import type { Typeface } from '../drawing/typeface';

/** What a finding says, or what puts it into words. */
type Wording = string | ((words: ProblemWords) => string);

/**
 * What a rule finds: a problem before it's put into words. It says either what's wanted, as a schema
 * does, or the whole sentence. Without a level, it stops the files that have it.
 */
export interface Finding extends Pick<
  Problem,
  'path' | 'value' | 'files' | 'platforms' | 'isCorrected'
> {
  level?: Problem['level'];
  expected?: Wording;
  sentence?: Wording;
}

export interface Judged extends ReturnType<typeof resolveAll> {
  /** As it's written, with tokens. A figure with a problem counts as 0. */
  document: CampaignDocument;
  /** The same with its figures as they are. */
  source: CampaignDocument;
  facts: Facts;
  /** What somebody typed, by path, where the document may not have it: an address that's wrong. */
  typed: Readonly<Record<string, string>>;
  /** Without it, nothing is measured. */
  typeface?: Typeface;
}

/**
 * A rule about content. It's pure, and yields what's wrong. After something that takes long, it
 * yields undefined, so that a browser can do something else before it goes on.
 */
export type Rule = (judged: Judged) => Iterable<Finding | undefined>;

/** A finding in words: `Use 60 characters or fewer, not 63.` */
export function sentenceOf(finding: Omit<Finding, 'path'>, words: ProblemWords): string {
  const { value, sentence, expected = '' } = finding;
  if (sentence !== undefined) return putIntoWords(sentence, words);
  if (value === '') return words.empty;
  const template = value === undefined ? words.add : words.use;
  return fill(template, { wanted: putIntoWords(expected, words) });
}

/** A wording with the words that it asks for. */
export const putIntoWords = (wording: Wording, words: ProblemWords): string =>
  typeof wording === 'function' ? wording(words) : wording;
