import { fieldsOf } from '../document/fields';
import { valueOf } from '../document/values';
import { imagesInValue, isDrawn } from '../document/visual';
import type { Finding, Judged } from './rule';

/** Each image that a picture shows is there, and it's whole. */
export function* imagesAreHere({
  document,
  typed,
}: Pick<Judged, 'document' | 'typed'>): Generator<Finding> {
  const { images } = document;
  for (const field of images ? fieldsOf(document) : []) {
    const { path, kind } = field;
    if (!isDrawn(kind)) continue;
    const value = imagesInValue(typed[path] ?? valueOf(document, field)).find((name) =>
      images?.every(({ file }) => file !== name),
    );
    if (value) yield { path, value, sentence: (words) => words.noImage };
  }
}
