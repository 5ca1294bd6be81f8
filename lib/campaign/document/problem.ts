/** Something wrong with a campaign, or to know about it, in a build and in the studio. */
export interface Problem {
  /** Whether it stops the files that have it, is good to know, or has to be confirmed by somebody. */
  level: 'stops' | 'advice' | 'to confirm';
  /** Where it is in a campaign: `audience.email.subject`. Empty if it's not about one value. */
  path: string;
  /** What the value is called: `Subject line`. Empty if its sentence says so. */
  label: string;
  /**
   * One or more whole sentences, for the person who can change it. Of what's to be confirmed, it's
   * what readers see: `89%`.
   */
  sentence: string;
  /** The only pictures and films that have it, by their names: `reel`. Otherwise, all files do. */
  files?: readonly string[];
  /** The only platforms that mind it, by their ids. Otherwise, it's wrong on all of them. */
  platforms?: readonly string[];
  /** What's there now. Undefined if nothing is. */
  value?: unknown;
  /** What to use instead, without a period. Undefined if the sentence says it all. */
  expected?: string;
  /** The studio puts it right as soon as its writer leaves the text. */
  isCorrected?: boolean;
  /** The row of a table that it's in, numbered as in a spreadsheet. */
  row?: number;
}

/** What to know before a file is sent: a problem, or how it stands where there's none. */
export interface Check extends Omit<Problem, 'level'> {
  level: Problem['level'] | 'fine';
}

/**
 * Whether it stops the files that are made from its text. Words that don't fit a picture stop that
 * one alone, once it's drawn.
 */
export const stopsFiles = ({ level, files }: Pick<Problem, 'level' | 'files'>): boolean =>
  level === 'stops' && files === undefined;
