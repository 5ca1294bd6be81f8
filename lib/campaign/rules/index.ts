import * as v from 'valibot';
import type { CampaignDocument, Own } from '@/content/schema';
import { campaignSchema } from '@/content/schema/audience';
import { factsSchema } from '@/content/schema/document';
import { figureDataSchema } from '@/content/schema/figure';
import { replaceFacts } from '../document/fields';
import { atPath, isInside } from '../document/paths';
import { factsOf, pathOfToken, resolveAll } from '../document/resolve';
import * as ads from './ads';
import { colorsStandOut } from './contrast';
import { captionsAreReadable, imagesAreSharp, wordsFit } from './fits';
import { imagesAreHere } from './images';
import { lastDayOfOffer } from './last-day';
import type { ProblemWords } from '@/content/words/problems';
import type { Problem } from '../document/problem';
import { problemOf } from './problem-of';
import type { Finding, Judged, Rule } from './rule';
import { intactTexts } from './damage';
import { schemaFindings } from './schema';
import { linksToPages, sharedWithOthers } from './site';
import * as texts from './texts';
import { knownTokens, typedValues } from './values';

/** What every text and value has to be. The other rules skip what these flag. */
const basics: Record<string, Rule> = {
  typedValues,
  knownTokens,
  intactTexts,
  figures: ({ source: written }) => schemaFindings(factsSchema, written),
  schema: ({ campaign }) => schemaFindings(campaignSchema, campaign),
};

const otherRules: Record<string, Rule> = {
  ...ads,
  ...texts,
  lastDayOfOffer,
  colorsStandOut,
  sharedWithOthers,
  linksToPages,
  imagesAreHere,
  captionsAreReadable,
  imagesAreSharp,
  wordsFit,
};

export const rules: Record<string, Rule> = { ...basics, ...otherRules };

export type RuleInput = Pick<Judged, 'document'> & Partial<Pick<Judged, 'typed' | 'typeface'>>;

/**
 * What's wrong with a campaign, by every rule. Between problems, there's an undefined after each
 * step that takes long: a browser can do something else before it takes the next one.
 */
export function* judge(input: RuleInput, words: ProblemWords): Generator<Problem | undefined> {
  const subject = judgedOf(input);
  const basic: Finding[] = [];
  for (const finding of Object.values(basics).flatMap((rule) => Array.from(rule(subject))))
    if (finding && !basic.some(({ path }) => isInside(finding.path, path))) basic.push(finding);
  const paths = basic.map(({ path }) => path);
  const causes = basic.filter(({ path }) => !follows(subject.document, path, new Set(paths)));
  // In a circle, each follows from another one.
  yield* worded(causes.length > 0 ? causes : basic.slice(0, 1), input.document, words);
  for (const rule of Object.values(otherRules)) {
    const findings = findingsOf(rule, subject, basic.length === 0);
    for (const problem of worded(findings, input.document, words))
      if (!problem || !paths.some((path) => isInside(problem.path, path))) yield problem;
  }
}

/** Findings as problems, each path's first one for each sentence in a picture. */
function* worded(
  findings: Iterable<Finding | undefined>,
  document: CampaignDocument,
  words: ProblemWords,
) {
  const keys = new Set<string>();
  for (const finding of findings) {
    if (!finding) {
      yield undefined;
      continue;
    }
    const problem = problemOf(finding, document, words);
    const key = `${problem.path} ${problem.files?.join(' ')} ${problem.sentence}`;
    if (!keys.has(key)) yield problem;
    keys.add(key);
  }
}

/** Whether a text has a problem only because a text it refers to has one. */
function follows(
  document: CampaignDocument,
  path: string,
  knownTerms: ReadonlySet<string>,
  visited: readonly string[] = [path],
): boolean {
  const text = atPath(document, path);
  if (typeof text !== 'string') return false;
  const terms = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => pathOfToken(name));
  return terms.some(
    (term) =>
      !visited.includes(term) &&
      (knownTerms.has(term) || follows(document, term, knownTerms, [...visited, term])),
  );
}

export const problemsIn = (input: RuleInput, words: ProblemWords): Problem[] =>
  Array.from(judge(input, words)).filter((problem) => problem !== undefined);

export function judgedOf({ document: source, typed = {}, typeface }: RuleInput): Judged {
  const ownFacts = usable(source.audience.own);
  const document = replaceFacts(source, { figures: usable(source.figures), own: ownFacts });
  const facts = factsOf(document);
  return { typeface, typed, source, document, facts, ...resolveAll(document) };
}

/** A figure with a problem counts as 0, so that texts that use it can be checked, too. */
const usable = (facts: Own): Own =>
  Object.fromEntries(
    Object.entries({ ...facts }).map(([name, fact]) => {
      const isFigure = Object(fact) === fact && !Array.isArray(fact);
      if (!isFigure || v.is(figureDataSchema, fact)) return [name, fact];
      return [name, { amount: 0, unit: 'count' }];
    }),
  );

/** What a rule finds. If a basic rule found something, another rule may have nothing to read. */
function* findingsOf(rule: Rule, subject: Judged, isSound: boolean) {
  try {
    yield* rule(subject);
  } catch (error) {
    if (isSound) throw error;
  }
}
