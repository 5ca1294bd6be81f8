import type { CampaignDocument } from '@/content/schema';
import type { Typeface } from '../drawing/typeface';
import type { Facts, resolveAll } from '../document/resolve';

/** Something wrong with a campaign, whether it's found in a build or in the studio. */
export interface Problem {
  /** Where it is in a campaign: `audience.email.subject`. Empty if it's not about one value. */
  path: string;
  /** What the studio calls the value: `Subject line`. */
  label: string;
  /** One or more whole sentences, for the person who can change it. */
  sentence: string;
  found?: unknown;
  /** What to use instead, without a period. Undefined if the sentence says it all. */
  wanted?: string;
  /** Whether it stops an export. Otherwise, only the picture or film `board`, if any, is left out. */
  stops: boolean;
  /** The picture or film that it's in: `reel`. Captions (`reel-captions`) are never left out. */
  board?: string;
  /** The studio puts it right as soon as its writer leaves the text. */
  isMended?: boolean;
  /** The row of a table that it's in, numbered as in a spreadsheet. */
  row?: number;
}

/** What a rule says. `judge` adds the rest. */
export type Finding = Pick<Problem, 'path' | 'found' | 'wanted' | 'board' | 'isMended'> &
  Partial<Pick<Problem, 'sentence' | 'stops'>>;

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

export const finding = (path: string, found: unknown, wanted: string): Finding => ({
  path,
  found,
  wanted,
});

/** `Use 60 characters or fewer, not 63.` */
export function sentenceOf({ found, wanted, sentence }: Omit<Finding, 'path'>): string {
  if (sentence !== undefined || found === '') return sentence ?? 'It can’t be empty.';
  return `${found === undefined ? 'Add' : 'Use'} ${wanted}.`;
}
