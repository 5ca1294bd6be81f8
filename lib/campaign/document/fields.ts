import type { CampaignDocument, FigureData } from '@/content/schema';
import { replaceAt, parentPath } from './paths';
import { type Field, findFields } from './find-fields';

export type { Field };

const knownFields = new WeakMap<CampaignDocument, readonly Field[]>();

/** Every field of a campaign that's in a group, in the groups' order. Found once a document. */
export function fieldsOf(document: CampaignDocument): readonly Field[] {
  const cachedFields = knownFields.get(document);
  if (cachedFields) return cachedFields;
  const fields = findFields(document);
  knownFields.set(document, fields);
  return fields;
}

/**
 * A document with another value in one of its fields; undefined leaves the field out. With another
 * text, or as many other ones in a list, it has the same fields, so they needn't be found again with
 * each key press.
 */
export function replaceValue(
  document: CampaignDocument,
  field: Field,
  value: unknown,
): CampaignDocument {
  const editedDocument = replaceAt(document, field.path, value);
  const fields = knownFields.get(document);
  const isSameList = Array.isArray(value) && field.kind === 'list' && value.length === field.count;
  // Only an entry's name is in its fields' labels.
  const isText = !Array.isArray(value) && field.kind === 'text' && !field.isName;
  if ((isText || isSameList) && fields?.includes(field)) knownFields.set(editedDocument, fields);
  return editedDocument;
}

/** A document with another figure, which has the same fields. */
export function replaceFigure(document: CampaignDocument, path: string, figure: FigureData) {
  const editedDocument = replaceAt(document, path, figure);
  knownFields.set(editedDocument, fieldsOf(document));
  return editedDocument;
}

/** A document in which tokens stand for something else. It has the same fields. */
export function replaceFacts(
  document: CampaignDocument,
  {
    own,
    ...facts
  }: Pick<CampaignDocument, 'row'> &
    Partial<Pick<CampaignDocument, 'figures'> & Pick<CampaignDocument['audience'], 'own'>>,
): CampaignDocument {
  const audience = own ? { ...document.audience, own } : document.audience;
  const editedDocument = { ...document, ...facts, audience };
  knownFields.set(editedDocument, fieldsOf(document));
  return editedDocument;
}

/** The fields that somebody types in. What's only shown, hidden or moved isn't something to type. */
export const typedFieldsOf = (document: CampaignDocument): Field[] =>
  fieldsOf(document).filter(({ kind }) => kind !== 'part' && kind !== 'choices');

/** A list, and those that have an entry for each of its entries. */
export const seriesOf = (document: CampaignDocument, list: Field): Field[] =>
  list.series === undefined
    ? [list]
    : fieldsOf(document).filter(({ series }) => series === list.series);

/** The alternative text of what a field shows. */
export function altOf(document: CampaignDocument, { path }: Field): Field | undefined {
  const places = new Set([path, parentPath(path)]);
  return fieldsOf(document).find((field) => field.isAlt && places.has(parentPath(field.path)));
}
