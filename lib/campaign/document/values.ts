import type { CampaignDocument } from '@/content/schema';
import { cleanLine, cleanLines, cleanParagraphs } from './clean-text';
import type { Field } from './fields';
import { atPath, textsIn } from './paths';
import { numberText, readNumber } from './number';
import { inForm } from './text-form';
import { isDrawn, readers, visualText } from './visual';

/** In graphemes and in entries: more than any field needs. A link can't bring in more. */
export const limits = { characters: 1000, entries: 50 };

/** A typed value as it's kept: without hidden characters, stray spaces and empty lines. */
export function cleanValue({ kind, paragraphs, form, locale }: Field, input: string): string {
  if (kind === 'list' || kind === 'choices') return cleanLines(input);
  if (isDrawn(kind)) {
    const readValue = readers[kind](input);
    return readValue ? JSON.stringify(readValue) : cleanLine(input);
  }
  // A plain space in an address may stand for something. Others can only be a mistake.
  const text = form === 'address' ? input.replaceAll(/[^\S ]/g, '') : input;
  const clean = paragraphs ? cleanParagraphs(text) : cleanLine(text);
  if (kind === 'number') {
    const value = readNumber(clean, locale);
    return value === undefined ? clean : numberText(value, locale);
  }
  if (kind === 'boolean') return clean === '' ? '' : 'true';
  if (kind === 'color') return clean.toLowerCase().replace(/^(?=[\da-f]{6}$)/, '#');
  return inForm(clean, form, locale);
}

/** The positions that a part's value has; undefined if it has anything else, or too many. */
export function orderIn(value: string): number[] | undefined {
  if (!/^\d{1,2}(?: \d{1,2})*$/.test(value)) return undefined;
  const order = value.split(' ').map(Number);
  return order.length > limits.entries ? undefined : order;
}

/** A field's value in a campaign, as it's edited: with tokens. */
export function valueOf(document: CampaignDocument, { path, kind, count, locale }: Field): string {
  const value = atPath(document, path);
  if (kind === 'picture') return visualText(value);
  if (kind === 'logo') return JSON.stringify(value);
  if (kind === 'part') return orderOf(count ?? 1).join(' ');
  if (typeof value === 'number') return numberText(value, locale);
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' ? value : '';
}

/** The texts that a field has, each by its path: one, or a list's entries. */
export function textsOfField(
  document: CampaignDocument,
  field: Field,
): [path: string, text: string][] {
  const value = valueOf(document, field);
  return field.kind === 'list' ? textsIn(value.split('\n'), field.path) : [[field.path, value]];
}

/** The positions of `count` entries that nobody has moved: 0, 1, 2. */
export const orderOf = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
