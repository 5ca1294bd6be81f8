import { problemWords } from '@/content/words/problems';
import { studioMany } from '@/content/words/studio/many';
import { cleanLines } from '@/lib/campaign/document/clean-text';
import { fill } from '@/lib/campaign/document/fill';
import { findDamage } from '@/lib/campaign/rules/damage';
import { withoutApostrophe } from '@/lib/campaign/sheets/csv';
import { type Column, isToken } from './columns';

const { faults } = studioMany;

/** What a program writes in place of no value. `Null` and `Nan` may be names, so capitals count. */
const noValue =
  /^(?:NULL|null|[(<[]null[)>\]]|\\N|NaN|nan|NaT|<NA>|None|undefined|N\/A|n\/a|#NV|#YOK|Loading(?:\.{3}|…))$/;

const formula = /^=\s*(?:[A-Z][A-Z\d.]*\(|\$?[A-Z]{1,3}\$?\d|["'(])/i;

/** A tag of another service. In a text, the rules know two forms of it. */
const tag = /%%[^%]+%%|<<[^<>]+>>|«[\w ]+»/;
const tagOfService = /\{\{[^{}]*\}\}|\*\|[^|]*\|\*/;

/** A code that a spreadsheet took for a date, as it did with `MAR10`, or for a number, as with `10E10`. */
const convertedBySpreadsheet =
  /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2}|\d(?:[.,]\d+)?E\+\d{2})$/;

/** A letter that the encoding of a file doesn't have is a question mark in it: `M?nchen`. */
const lostLetter = /(?<![^\s"'“‘(])\p{L}+\?+\p{Ll}+(?![\p{L}=/.&])|^[?\s]*\?\?[?\s]*$/u;

/** What's wrong with a cell that a text, a name or a token is made from; undefined if nothing is. */
export function cellFault(column: Column, cell: string): string | undefined {
  // A list's bullets aren't in what is made of it.
  const text = cleanLines(withoutApostrophe(cell)).replaceAll('\n', ' ');
  const { form } = column.field ?? {};
  const faultNamed = (name: CellFault) => fill(faults[name], { text });
  if (noValue.test(text)) return faultNamed('noValue');
  if (formula.test(text)) return faultNamed('formula');
  if (tag.test(text) || (isToken(column) && tagOfService.test(text))) return faultNamed('tag');
  if (form === 'capitals' && convertedBySpreadsheet.test(text)) return faultNamed('turned');
  if (form !== 'address' && lostLetter.test(text)) return faultNamed('lostLetter');
  return findDamage(text)?.(problemWords);
}

type CellFault = 'noValue' | 'formula' | 'tag' | 'turned' | 'lostLetter';
