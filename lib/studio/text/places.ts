import type { CampaignDocument } from '@/content/schema';
import { sections } from '@/content/words/landing';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { studioSections } from '@/content/words/studio/sections';
import { cleanLine, cleanLines } from '@/lib/campaign/document/clean-text';
import { figureOf, isFigureData } from '@/lib/campaign/document/figure';
import { atPath, ownProperty, parentPath } from '@/lib/campaign/document/paths';
import {
  type Facts,
  factsOf,
  pathOfToken,
  resolveText,
  timeIn,
} from '@/lib/campaign/document/resolve';
import { cleanValue, orderOf, valueOf } from '@/lib/campaign/document/values';
import { imagesInValue } from '@/lib/campaign/document/visual';
import { altOf, type Field, fieldsOf } from '@/lib/campaign/document/fields';
import type { Variant } from '@/lib/campaign/edits/edits';
import { pictureName } from '../images/pictures';
import { tokenName } from './token-names';

/** What a path leads to: a field, and which of its entries if the field is a list. */
export interface Place {
  field: Field;
  index?: number;
}

/** Whether a field is one place: not a list, whose entries are, or a part. */
const isWhole = ({ kind }: Field) => kind !== 'list' && kind !== 'part';

/** The place with a path: a text, or an entry of a list, `audience.email.risks.items.2`. */
export function placeAt(document: CampaignDocument, path: string): Place | undefined {
  const fields = fieldsOf(document);
  const field = fields.find((candidate) => isWhole(candidate) && candidate.path === path);
  if (field) return { field };
  const listPath = parentPath(path);
  const list = fields.find((candidate) => candidate.kind === 'list' && candidate.path === listPath);
  const index = Number(path.split('.').at(-1));
  return list && Number.isInteger(index) ? { field: list, index } : undefined;
}

/** A figure is changed in one box, which its amount stands for. */
export const amountPath = (figure: string) => `${figure}.amount`;

/** Where what a token stands for is changed: a fact's own text, or a figure's amount. */
export const placeOfToken = (document: CampaignDocument, token: string): Place | undefined =>
  placeAt(document, pathOfToken(token)) ?? placeAt(document, amountPath(pathOfToken(token)));

/** The path whose box changes what's at a path: a list's first entry, a picture, a figure. */
export function boxPath(document: CampaignDocument, path: string): string {
  const fields = fieldsOf(document);
  const field = fields.find((candidate) => candidate.path === path);
  if (field?.figure) return amountPath(field.figure);
  if (field?.kind === 'list') return `${path}.0`;
  if (field?.isAlt) {
    const isOfPicture = (other: Field) => altOf(document, other)?.path === path;
    const picture = fields.find((other) => other.kind === 'picture' && isOfPicture(other));
    return picture?.path ?? path;
  }
  const value = field ? undefined : atPath(document, path);
  const figure = typeof value === 'string' && placeOfToken(document, value.slice(1, -1));
  return figure ? figure.field.path : path;
}

/** What a figure is called, as its tokens are. */
export const figureName = (document: CampaignDocument, path: string): string =>
  tokenName(path.replace(/^audience\./, ''), document);

/**
 * A figure as readers see it, and its source: `$4.35M. Source: IBM, 2022`. In parentheses, it would
 * look as if it had no space before it: some typefaces move those close to a K.
 */
export function figureText({ brand, ...document }: CampaignDocument, path: string): string {
  const data = atPath(document, path);
  if (!isFigureData(data)) return '';
  const { text, source } = figureOf(data, brand.locale);
  const from = [source?.label, source?.year].filter(Boolean).join(', ');
  return from ? `${text}. ${sections.source} ${from}` : text;
}

/** A place's path: the field's, with the entry's number if it's one of a list. */
export const placePath = ({ field, index }: Place): string =>
  index === undefined ? field.path : `${field.path}.${index}`;

/** The places of a field's words: one, or one for each entry of a list. */
export function placesIn(field: Field): Place[] {
  if (isWhole(field)) return [{ field }];
  return orderOf(field.count ?? 0).map((index) => ({ field, index }));
}

/** A place's text in a campaign, or as a variant has it, even if it can't be used. */
export function textAt(document: CampaignDocument, { field, index }: Place, variant: Variant = {}) {
  const value = variant[field.path] ?? valueOf(document, field);
  return index === undefined ? value : (value.split('\n')[index] ?? '');
}

/** A place's text as it's kept, of what was typed for it. */
export const cleanAt = ({ field, index }: Place, input: string): string =>
  index === undefined ? cleanValue(field, input) : cleanLine(cleanLines(input));

/** Whether a variant has other words there. One of a list's entries may only have moved. */
export function isEdited(base: CampaignDocument, place: Place, variant: Variant): boolean {
  const { field, index } = place;
  if (index === undefined) return Object.hasOwn(variant, field.path);
  const originalTexts = valueOf(base, field).split('\n');
  return !originalTexts.includes(textAt(base, place, variant));
}

/** The names of a page's sections. */
const sectionsText = (value: string): string => {
  const names: Readonly<Record<string, string>> = studioSections.names;
  return value
    .split('\n')
    .map((name) => names[name] ?? name)
    .join(', ');
};

/** What a place's text says, as its readers get it; of a picture, what it shows. */
export function readableText({ kind }: Field, text: string, facts: Facts): string {
  if (kind === 'picture') return pictureName(text, facts);
  if (kind === 'choices') return sectionsText(text);
  if (kind === 'logo') return words.logo[imagesInValue(text).length > 0 ? 'image' : 'drawing'];
  return timeIn(resolveText(text, facts).text, String(facts.written('brand.locale')));
}

/** What a place is called: by the heading above it, `What changes with us, 3`, or its label. */
export function placeName(document: CampaignDocument, { field, index }: Place): string {
  if (field.figure !== undefined) return `${figureName(document, field.figure)}, ${field.name}`;
  const keys = field.path.split('.');
  const last = index === undefined ? field.name : index + 1;
  // The titles of an audience and its landing page don't count as headings.
  for (let end = keys.length - 1; end > 2; end -= 1) {
    const around = keys.slice(0, end).reduce<unknown>(ownProperty, document);
    const heading = ownProperty(around, 'heading') || ownProperty(around, 'title');
    const isOwn = end === keys.length - 1 && /^(?:heading|title)$/.test(keys[end] ?? '');
    // Without a heading, the label says it.
    if (heading && typeof heading === 'string' && !isOwn)
      return `${resolveText(heading, factsOf(document)).text}, ${last}`;
  }
  return index === undefined ? field.label : `${field.label} ${last}`;
}

/** The innermost part whose entry a place is in, if any, and which entry. */
export function entryAround(document: CampaignDocument, path: string): Place | undefined {
  const part = fieldsOf(document).findLast(
    ({ kind, count, path: partPath }) =>
      kind === 'part' && count !== undefined && path.startsWith(`${partPath}.`),
  );
  return part && { field: part, index: Number(path.slice(part.path.length + 1).split('.')[0]) };
}
