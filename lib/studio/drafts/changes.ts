import type { CampaignDocument } from '@/content/schema';
import { factsOf, resolveText } from '@/lib/campaign/document/resolve';
import { applyVariant, type Variant, withParts } from '@/lib/campaign/edits/edits';
import { valueProblem } from '@/lib/campaign/rules/values';
import { orderOf, valueOf } from '@/lib/campaign/document/values';
import { type Field, fieldsOf, typedFieldsOf } from '@/lib/campaign/document/fields';
import { readableText, placeName, placePath, placesIn, textAt } from '../text/places';

/** One difference between an edited campaign and the exported one. */
export interface Change {
  /** The path of the field, which may be a list with several changes. */
  path: string;
  name: string;
  /** The paths of its words on the wall. None if it's left out. */
  places: string[];
  kind: 'text' | 'leftOut' | 'added' | 'moved';
  /** Texts as readers see them; of a part or one of its entries, the first text in it. */
  before?: string;
  after?: string;
}

/** What a variant changes: parts and their entries, then texts and the entries of lists. */
export function changesOf(original: CampaignDocument, variant: Variant): Change[] {
  const base = withParts(original, variant);
  const editedDocument = applyVariant(original, variant);
  const changedFacts = (document: CampaignDocument) =>
    fieldsOf(document).filter(({ path }) => Object.hasOwn(variant, path));
  // A link may have anything in place of an order.
  const isOrder = (part: Field) =>
    valueProblem(part, variant[part.path] ?? '', factsOf(original)) === undefined;
  return [
    ...changedFacts(original)
      .filter((field) => field.kind === 'part' && isOrder(field))
      .flatMap((part) => partChanges(part, variant[part.path] ?? '', original, editedDocument)),
    ...changedFacts(base)
      .filter(({ kind }) => kind !== 'part')
      .flatMap((field) => textChanges(field, base, editedDocument)),
  ];
}

/** What a variant changes in the words of other texts, because a fact in them changes, such as the code. */
export function factChanges(original: CampaignDocument, variant: Variant): Change[] {
  const editedDocument = applyVariant(original, variant);
  const [factsBefore, factsAfter] = [factsOf(original), factsOf(editedDocument)];
  return typedFieldsOf(editedDocument)
    .flatMap(placesIn)
    .flatMap((place): Change[] => {
      const text = textAt(editedDocument, place);
      if (!text.includes('{')) return [];
      const before = readableText(place.field, text, factsBefore);
      const after = readableText(place.field, text, factsAfter);
      if (before === after) return [];
      const path = placePath(place);
      return [
        {
          path,
          name: placeName(editedDocument, place),
          places: [path],
          kind: 'text',
          before,
          after,
        },
      ];
    });
}

function textChanges(
  field: Field,
  base: CampaignDocument,
  editedDocument: CampaignDocument,
): Change[] {
  const change = (before?: string, after?: string, index?: number): Change => ({
    path: field.path,
    name: placeName(base, { field, index }),
    places: after === undefined ? [] : [placePath({ field, index })],
    kind: after === undefined ? 'leftOut' : before === undefined ? 'added' : 'text',
    before: before && readableText(field, before, factsOf(base)),
    after: after && readableText(field, after, factsOf(editedDocument)),
  });
  const [before, after] = [valueOf(base, field), valueOf(editedDocument, field)];
  // An address that can't be used stays as exported.
  if (before === after) return [];
  if (field.kind !== 'list') return [change(before || undefined, after || undefined)];
  const [oldEntries, newEntries] = [before.split('\n'), after.split('\n')];
  // Entries that are the same at the start and at the end haven't changed if one between them has.
  const start = sharedAtStart(oldEntries, newEntries);
  const end = sharedAtStart(
    oldEntries.slice(start).toReversed(),
    newEntries.slice(start).toReversed(),
  );
  const [oldEnd, newEnd] = [oldEntries.length - end, newEntries.length - end];
  return orderOf(Math.max(oldEnd, newEnd))
    .slice(start)
    .flatMap((index) => {
      const [was, is] = [
        index < oldEnd ? oldEntries[index] : undefined,
        index < newEnd ? newEntries[index] : undefined,
      ];
      // A list without entries is an empty text, so its first entry was nothing before.
      return was === is ? [] : [change(was || undefined, is, index)];
    });
}

function sharedAtStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return differs === -1 ? one.length : differs;
}

function partChanges(
  part: Field,
  value: string,
  original: CampaignDocument,
  editedDocument: CampaignDocument,
): Change[] {
  const change = (kind: Change['kind'], index?: number): Change => {
    const document = kind === 'leftOut' ? original : editedDocument;
    const place = { field: part, index };
    const within = fieldsOf(document).filter(
      (field) => field.kind !== 'part' && field.path.startsWith(`${placePath(place)}.`),
    );
    const [firstField] = within;
    const text = firstField && resolveText(valueOf(document, firstField), factsOf(document)).text;
    return {
      path: part.path,
      name: placeName(document, place),
      kind,
      ...(kind === 'leftOut'
        ? { places: [], before: text }
        : { places: within.flatMap((field) => placesIn(field).map(placePath)), after: text }),
    };
  };
  if (part.count === undefined) return [change('leftOut')];
  const order = value.split(' ').map(Number);
  return [
    ...orderOf(part.count)
      .filter((index) => !order.includes(index))
      .map((index) => change('leftOut', index)),
    ...order.flatMap((from, to) => {
      if (order.indexOf(from) < to) return [change('added', to)];
      return order.slice(0, to).some((before) => before > from) ? [change('moved', to)] : [];
    }),
  ];
}
