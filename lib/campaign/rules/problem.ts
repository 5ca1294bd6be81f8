import type { CampaignDocument } from '@/content/schema';
import type { ProblemWords } from '@/content/words/problems';
import { fill } from '../document/fill';
import type { Facts, resolveAll } from '../document/resolve';
import type { Typeface } from '../drawing/typeface';

/** Something wrong with a campaign, whether it's found in a build or in the studio. */
export interface Problem {
  /** Whether it stops the files that have it, or is good to know. */
  level: 'stops' | 'advice';
  /** Where it is in a campaign: `audience.email.subject`. Empty if it's not about one value. */
  path: string;
  /** What the studio calls the value: `Subject line`. */
  label: string;
  /** One or more whole sentences, for the person who can change it. */
  sentence: string;
  /** The only pictures and films that have it, by their names: `reel`. Otherwise, all files do. */
  files?: readonly string[];
  found?: unknown;
  /** What to use instead, without a period. Undefined if the sentence says it all. */
  wanted?: string;
  /** The studio puts it right as soon as its writer leaves the text. */
  isMended?: boolean;
  /** The row of a table that it's in, numbered as in a spreadsheet. */
  row?: number;
}

/** What a finding says, or what puts it into words. */
type Wording = string | ((words: ProblemWords) => string);

/**
 * What a rule finds: a problem before it's put into words. It says either what's wanted, as a schema
 * does, or the whole sentence. Without a level, it stops the files that have it.
 */
export interface Finding extends Pick<Problem, 'path' | 'found' | 'files' | 'isMended'> {
  level?: Problem['level'];
  wanted?: Wording;
  sentence?: Wording;
}

export interface Judged extends ReturnType<typeof resolveAll> {
  /** As it's written, with tokens. A figure with a problem counts as 0. */
  document: CampaignDocument;
  /** The same with its figures as they are. */
  written: CampaignDocument;
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

/** Whether it stops all files of a campaign, and not just some pictures. */
export const stopsAll = ({ level, files }: Pick<Problem, 'level' | 'files'>): boolean =>
  level === 'stops' && files === undefined;

/** A finding in words: `Use 60 characters or fewer, not 63.` */
export function sentenceOf(finding: Omit<Finding, 'path'>, words: ProblemWords): string {
  const { found, sentence, wanted = '' } = finding;
  if (sentence !== undefined) return inWords(sentence, words);
  if (found === '') return words.empty;
  const template = found === undefined ? words.add : words.use;
  return fill(template, { wanted: inWords(wanted, words) });
}

export const inWords = (wording: Wording, words: ProblemWords): string =>
  typeof wording === 'function' ? wording(words) : wording;
