// Long, because reading an edit, applying it and writing it have to agree, kind by kind.
import { weakMapMemoize } from 'reselect';
import type { CampaignDocument, FigureData } from '@/content/schema';
import { atPath, replaceAt } from '../document/paths';
import { type Facts, factsOf, longestText } from '../document/resolve';
import { countProblems, valueProblem } from '../rules/values';
import { type Field, fieldsOf, replaceFigure, replaceValue } from '../document/fields';
import { isFigureData } from '../document/figure';
import { readNumber } from '../document/number';
import { cleanValue, limits, orderIn, orderOf, valueOf } from '../document/values';
import { imagesInValue, readLogo, readVisual } from '../document/visual';

/**
 * What a marketer changed in one variant of a campaign: each field's new value by its path.
 * - A text, with its tokens.
 * - A list of texts, with an entry on each line.
 * - A part with entries: which of the exported entries it has, in order: `0 2 1`. The paths of the
 *   texts in it count by the new order.
 * - Nothing, for what's left out. (An optional part without entries is `0` while it's there.)
 */
export type Variant = Readonly<Record<string, string>>;

/** What a marketer changed: one variant, or two to test against each other; one is shown. */
export interface Edits {
  variants: readonly Variant[];
  shown: number;
}

export const oneVariant = (variant: Variant): Edits => ({ variants: [variant], shown: 0 });

export const noEdits = oneVariant({});

/** Names of variants, in `utm_content` and in file names. */
const variantNames = ['a', 'b'] as const;

/** One of the variants, or the one that's shown; the first one if there's no second. */
export const variantAt = ({ variants, shown }: Edits, index = shown): Variant =>
  variants[index] ?? variants[0] ?? {};

/** Edits with a copy of the variant that's shown, to test against it. */
export function withCopy(edits: Edits): Edits {
  return { variants: [...edits.variants, variantAt(edits)], shown: 1 };
}

export function withoutShown({ variants, shown }: Edits): Edits {
  return { variants: variants.toSpliced(shown, 1), shown: 0 };
}

export const isUntouched = ({ variants }: Edits): boolean =>
  variants.length === 1 && Object.keys(variants[0] ?? {}).length === 0;

/** The files of the images that variants have in their pictures and logos, each once. */
export const imagesInEdits = (variants: readonly Variant[]): string[] => [
  ...new Set(variants.flatMap((variant) => Object.values(variant).flatMap(imagesInValue))),
];

/** A change of a campaign's variant. */
interface Edit {
  original: CampaignDocument;
  variant: Variant;
}

interface FieldEdit extends Edit {
  field: Pick<Field, 'path'>;
  value: string;
}

interface PartEdit extends Edit {
  path: string;
  order: readonly number[];
}

/** A variant with a field's value, or without the field if that's as exported. */
export function withEdit({ original, variant, field: { path }, value }: FieldEdit): Variant {
  const { [path]: input, ...otherValues } = variant;
  const document = withParts(original, otherValues);
  const field = fieldsOf(document).find((candidate) => candidate.path === path);
  const before = field && valueOf(document, field);
  if (value === (input ?? before)) return variant;
  // A retyped text has plain spaces where the exported one may have others.
  const isExported = value === before || (field && value === cleanValue(field, before ?? ''));
  return isExported ? otherValues : { ...otherValues, [path]: value };
}

/**
 * A campaign with a variant's texts in it, whether they can be exported or not. Only these stay as
 * exported if they're invalid: addresses, pictures, the logo, colors, and the sender, which is put into the
 * email's HTML as it is. So does a picture whose image isn't here.
 */
export function applyVariant(original: CampaignDocument, variant: Variant): CampaignDocument {
  const document = withParts(original, variant);
  return fieldsOf(document).reduce((editedDocument, field) => {
    const { path, kind, mustBeValid, optional } = field;
    if (kind === 'part' || !Object.hasOwn(variant, path)) return editedDocument;
    const facts = factsOf(editedDocument);
    const value = variant[path] ?? '';
    if (mustBeValid && valueProblem(field, value, facts) !== undefined) return editedDocument;
    if (kind === 'choices') return replaceValue(editedDocument, field, value.split('\n'));
    if (kind === 'picture') return replacePicture(editedDocument, field, value);
    if (field.figure !== undefined) return replaceInFigure(editedDocument, field, value);
    if (kind === 'logo')
      return areHere(editedDocument, value) ? replaceValue(editedDocument, field, readLogo(value)) : editedDocument;
    const text =
      kind === 'list'
        ? value.split('\n', limits.entries).map((line) => toText(line, facts))
        : toText(value, facts);
    return replaceValue(editedDocument, field, optional && value === '' ? undefined : text);
  }, document);
}

/** Whether all images of a value are here, as far as it's known which ones are. */
const areHere = ({ images }: CampaignDocument, value: string): boolean =>
  imagesInValue(value).every((name) => images?.some(({ file }) => file === name) ?? true);

function replacePicture(document: CampaignDocument, field: Field, value: string): CampaignDocument {
  if (!areHere(document, value)) return document;
  const visual = readVisual(value);
  const description = atPath(document, `${field.path}.description`);
  const picture = description === undefined ? visual : { ...visual, description };
  return replaceValue(document, field, picture);
}

/** A document with another value in one of its figures, which somebody then has to confirm. */
function replaceInFigure(document: CampaignDocument, field: Field, input: string) {
  const { kind, path, locale, figure: figurePath = '' } = field;
  const before = atPath(document, figurePath);
  if (!isFigureData(before)) return document;
  const value = kind === 'number' ? readNumber(input, locale) : kind === 'boolean' || input;
  const { sample, source, ...figure } = replaceAt(
    before,
    path.slice(figurePath.length + 1),
    input === '' ? undefined : value,
  );
  // Without its name or address, a source has a problem, but it's still there.
  const { label = '', year, href = '' }: Partial<FigureData['source']> = source ?? {};
  const hasSource = Boolean(label || year || href);
  return replaceFigure(document, figurePath, {
    ...figure,
    changed: true,
    ...(sample && { sample }),
    ...(hasSource && { source: { label, ...(year && { year }), href } }),
  });
}

/** A text that isn't just a token for a list: with a space after it, such a token stays as it is. */
function toText(input: string, facts: Facts): string {
  const text = input.slice(0, longestText);
  const isList = /^\{[^{}]*\}$/.test(text) && Array.isArray(facts.find(text.slice(1, -1)));
  return isList ? `${text} ` : text;
}

/** A campaign whose parts have the entries a variant lists, in its order. */
export function withParts(original: CampaignDocument, variant: Variant): CampaignDocument {
  const orders = Object.entries(variant).filter(([, value]) => /^[\d ]*$/.test(value));
  return arrangeOnce(original, JSON.stringify(orders));
}

const arrangeOnce = weakMapMemoize((original: CampaignDocument, orders: string) =>
  arrange(original, Object.fromEntries(JSON.parse(orders))),
);

function arrange(document: CampaignDocument, variant: Variant): CampaignDocument {
  const parts = fieldsOf(document).filter(
    ({ path, kind }) => kind === 'part' && Object.hasOwn(variant, path),
  );
  if (parts.length === 0) return document;
  // Inner parts come after outer ones. Those in copied entries only exist the next time.
  const replacedPaths = new Set(parts.map(({ path }) => path));
  const otherValues = Object.entries(variant).filter(([path]) => !replacedPaths.has(path));
  return arrange(
    parts.reduce((editedDocument, part) => withPart(editedDocument, part, variant[part.path] ?? ''), document),
    Object.fromEntries(otherValues),
  );
}

function withPart(document: CampaignDocument, field: Field, value: string) {
  if (field.optional && value === '') return replaceValue(document, field, undefined);
  const order = orderIn(value);
  const before = atPath(document, field.path);
  if (!order || !Array.isArray(before) || countProblems(field.schema, order).length > 0)
    return document;
  const entries = order.map((index): unknown => before[index]);
  return entries.includes(undefined) ? document : replaceValue(document, field, entries);
}

/**
 * A variant in which a part has other entries, or the same ones in another order. The texts that
 * were changed in an entry go with it.
 * @param order the positions that the entries have now, in their new order; one that's there twice
 * is a copy, and one that's missing is removed
 */
export function withOrder({ original, variant, path, order }: PartEdit): Variant {
  const field = fieldsOf(withParts(original, variant)).find((candidate) => candidate.path === path);
  if (!field) return variant;
  const before = orderIn(variant[path] ?? '') ?? orderOf(field.count ?? 0);
  const entryPath = (index: number) => `${path}.${index}.`;
  const otherValues = Object.entries(variant).filter(([key]) => !key.startsWith(`${path}.`));
  const movedValues = order.flatMap((from, to) =>
    Object.entries(variant).flatMap(([key, value]) =>
      key.startsWith(entryPath(from)) ? [[entryPath(to) + key.slice(entryPath(from).length), value]] : [],
    ),
  );
  const next: Variant = Object.fromEntries([...otherValues, ...movedValues]);
  return withEdit({ original, variant: next, field, value: order.map((index) => before[index]).join(' ') });
}

/** A campaign with one variant's texts. If there are two, its links and files say which one. */
export function applyEdits(original: CampaignDocument, edits: Edits, index = edits.shown) {
  const editedDocument = applyVariant(original, variantAt(edits, index));
  return edits.variants.length === 1
    ? editedDocument
    : { ...editedDocument, variant: variantNames[index === 0 ? 0 : 1] };
}

/** A variant with another one's values at each path where `isOther` is true. */
export function mergeVariants(variant: Variant, other: Variant, isOther: (path: string) => boolean) {
  return Object.fromEntries([
    ...Object.entries(variant).filter(([path]) => !isOther(path)),
    ...Object.entries(other).filter(([path]) => isOther(path)),
  ]);
}
