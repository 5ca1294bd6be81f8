// Long, because finding words and replacing them cut a text into the same parts.
import type { CampaignDocument } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';
import { problemWords } from '@/content/words/problems';
import { hidden } from '@/lib/campaign/document/clean-text';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { isShared } from '@/lib/campaign/document/paths';
import {
  type Facts,
  factsOf,
  placeholderToken,
  resolveText,
} from '@/lib/campaign/document/resolve';
import { type Variant, withEdit } from '@/lib/campaign/edits/edits';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { valueProblems } from '@/lib/campaign/rules/values';
import {
  cleanAt,
  type Place,
  placeName,
  placeOfToken,
  placePath,
  placesIn,
  textAt,
} from './places';
import { type Piece, piecesOf } from './token-names';

export interface Search {
  find: string;
  replaceWith: string;
  matchCase: boolean;
  wholeWords: boolean;
}

/** A part of a text, as its readers see it: one that stays, that goes, or that comes in its place. */
export interface TextPart {
  text: string;
  kind: 'kept' | 'removed' | 'added';
}

/** A text in which words can be replaced. */
export interface Replacement {
  place: Place;
  path: string;
  name: string;
  /** How often the words are in it. */
  count: number;
  parts: readonly TextPart[];
  /** The text with the other words, as it's typed. */
  typed: string;
  /** Why it couldn't be used then. */
  problem?: string;
  /** All campaigns have it. */
  isShared: boolean;
}

/** A fact that has the words, such as the promo code: it's changed where it belongs. */
export interface FactWithWords {
  name: string;
  /** Where it's typed, if the studio can change it. */
  path?: string;
}

/** The texts of a campaign that have certain words, and the facts in them that do. */
export function findReplacements(
  document: CampaignDocument,
  variant: Variant,
  search: Search,
): { replacements: Replacement[]; facts: FactWithWords[] } {
  const pattern = patternOf(search);
  const facts = factsOf(document);
  const withWords = new Map<string, FactWithWords>();
  const replacements: Replacement[] = [];
  const places = pattern
    ? typedFieldsOf(document)
        .filter(({ kind, form }) => (kind === 'text' || kind === 'list') && form !== 'address')
        .flatMap(placesIn)
    : [];
  for (const place of places) {
    const text = textAt(document, place, variant);
    const pieces = piecesOf(text, facts, document);
    for (const { typed, text: value, name } of pieces)
      if (name !== undefined && pattern && ownWords(typed, value, facts).search(pattern) !== -1) {
        const path = placeOfToken(document, typed.slice(1, -1))?.field.path;
        withWords.set(typed, { name, path });
      }
    const parts = pieces.flatMap((piece) =>
      piece.name === undefined && pattern
        ? partsOf(piece.typed, pattern, search)
        : [{ typed: piece.typed, text: readerText(piece), kind: 'kept' as const }],
    );
    const count = parts.filter(({ kind }) => kind === 'removed').length;
    if (count === 0) continue;
    const keptParts = parts.filter(({ kind }) => kind !== 'removed');
    const typed = cleanAt(place, keptParts.map((part) => part.typed).join(''));
    const path = placePath(place);
    replacements.push({
      place,
      path,
      name: placeName(document, place),
      count,
      parts: parts.map(({ text: readable, kind }) => ({ text: readable, kind })),
      typed,
      problem: problemWith({ document, place, typed, facts }),
      isShared: isShared(place.field.path),
    });
  }
  const listedPaths = new Set(replacements.map(({ path }) => path));
  return {
    replacements,
    facts: [...withWords.values()].filter(({ path }) => !path || !listedPaths.has(path)),
  };
}

/** A variant with the other words in these texts. */
export function withReplacements(
  original: CampaignDocument,
  variant: Variant,
  replacements: readonly Replacement[],
): Variant {
  return replacements.reduce((nextVariant, { place, typed }) => {
    const { field, index } = place;
    const lines = textAt(original, { field }, nextVariant).split('\n');
    const value = index === undefined ? typed : lines.with(index, typed).join('\n');
    return withEdit({ original, variant: nextVariant, field, value });
  }, variant);
}

/** Readers don't see that a text is still to be confirmed. */
const readerText = ({ typed, text }: Piece) => (typed === placeholderToken ? '' : text);

/** What a token's fact says itself, without the facts that are in it. */
function ownWords(token: string, value: string, facts: Facts): string {
  const tokenText = facts.written(token.slice(1, -1));
  return typeof tokenText === 'string' ? tokenText.replaceAll(/\{[^{}]*\}/g, '\n') : value;
}

/** Any of a text's characters may mean something in a pattern. */
const escapePattern = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

/** What may be invisible in a word: where it breaks, and how its letters join. */
const joiners = /[\u00ad\u200c\u200d]*/g;

function patternOfLetter(letter: string): string {
  if (letter === ' ') return String.raw`\s+`;
  return /['’]/.test(letter) ? "['’]" : escapePattern(letter);
}

/** What finds the words; undefined if there are none to find. */
function patternOf({ find, matchCase, wholeWords }: Search): RegExp | undefined {
  const letters = find.replaceAll(hidden, '').replaceAll(joiners, '').normalize('NFC');
  if (letters.trim() === '') return undefined;
  const words = Array.from(letters.replaceAll(/\s+/g, ' '), patternOfLetter).join(joiners.source);
  const source = wholeWords ? String.raw`(?<![\p{L}\p{N}_])${words}(?![\p{L}\p{N}_])` : words;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}

/** Plain words, as they're typed and as readers see them, with the other words beside those found. */
function partsOf(plain: string, pattern: RegExp, search: Search) {
  const parts: (TextPart & { typed: string })[] = [];
  const add = (kind: TextPart['kind'], typed: string) => {
    if (typed !== '') parts.push({ kind, typed, text: typed.replaceAll(/\\([{}\\])/g, '$1') });
  };
  let end = 0;
  for (const { 0: hit, index } of plain.matchAll(pattern)) {
    add('kept', plain.slice(end, index));
    add('removed', hit);
    add('added', inCaseOf(hit, search));
    end = index + hit.length;
  }
  add('kept', plain.slice(end));
  return parts;
}

/** The other words with the capitals of those that they replace: `Practice` becomes `Lab`. */
function inCaseOf(hit: string, { find, replaceWith, matchCase }: Search): string {
  // A backslash before a token would make its braces plain ones.
  const words = replaceWith.replaceAll('\\', String.raw`\\`);
  const isSame = hit === find || words === '';
  if (matchCase || isSame) return words;
  const [firstWord = '', secondWord = ''] = words;
  if (hit.length > 1 && hit === hit.toUpperCase() && hit !== hit.toLowerCase())
    return words.toUpperCase();
  if (isCapital(hit)) return firstWord.toUpperCase() + words.slice(firstWord.length);
  // A name or an abbreviation keeps its capitals.
  if (isCapital(find) && !isCapital(secondWord))
    return firstWord.toLowerCase() + words.slice(firstWord.length);
  return words;
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);

interface Candidate {
  document: CampaignDocument;
  place: Place;
  typed: string;
  facts: Facts;
}

/** What would be wrong with a place's text, in words; undefined if nothing would. */
function problemWith({ document, place, typed, facts }: Candidate): string | undefined {
  const { field, index } = place;
  const lines = textAt(document, { field }).split('\n');
  const value = index === undefined ? typed : lines.with(index, typed).join('\n');
  const path = placePath(place);
  const finding = valueProblems(field, value, facts).find((problem) => problem.path === path);
  if (finding) return sentenceOf(finding, problemWords);
  const { length } = graphemes(resolveText(typed, facts).text);
  if (field.limit === undefined || length <= field.limit) return undefined;
  const expected = fill(problemWords.wanted.fewerThan, { most: field.limit, length });
  return sentenceOf({ value: typed, expected: expected }, problemWords);
}
