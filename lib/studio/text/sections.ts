import * as v from 'valibot';
import type { CampaignDocument, SectionName } from '@/content/schema';
import { sectionNames } from '@/content/schema/section';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { isInside } from '@/lib/campaign/document/paths';

/** The field with the names of the sections that a landing page shows. */
export const sectionsFieldOf = (document: CampaignDocument): Field | undefined =>
  fieldsOf(document).find(({ kind }) => kind === 'choices');

/** The sections that a page shows, from the top down: of those in its list, the ones it has. */
export function sectionsOf({ audience: { landing } }: CampaignDocument): readonly SectionName[] {
  const { sections } = landing;
  // A token may stand for a list anywhere, but none stands for this one.
  const listedNames = typeof sections === 'string' ? [] : sections;
  return listedNames.filter((name) => landing[name] !== undefined);
}

/** Those that it could show, but doesn't. */
export function hiddenSections(document: CampaignDocument): SectionName[] {
  const { landing } = document.audience;
  const shownNames = sectionsOf(document);
  return sectionNames.filter((name) => landing[name] !== undefined && !shownNames.includes(name));
}

/** A page's sections with one in another place; undefined if they can't be in that order. */
export function withSectionAt(
  field: Field,
  names: readonly SectionName[],
  { name, at }: { name: SectionName; at: number },
): SectionName[] | undefined {
  const movedNames = names.filter((other) => other !== name).toSpliced(at, 0, name);
  return at >= 0 && at < names.length && v.is(field.schema, movedNames) ? movedNames : undefined;
}

/** A page's sections without one; undefined if it has to stay. */
export function withoutSection(field: Field, names: readonly SectionName[], name: SectionName) {
  const otherNames = names.filter((other) => other !== name);
  return v.is(field.schema, otherNames) ? otherNames : undefined;
}

export const sectionPath = (name: SectionName) => `audience.landing.${name}`;

/** The section of the landing page that a text is in. */
export const sectionAround = (path: string): SectionName | undefined =>
  sectionNames.find((name) => isInside(path, sectionPath(name)));
