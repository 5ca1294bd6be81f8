import { fieldsOf } from '../document/fields';
import { valueOf } from '../document/values';
import { imagesInValue, isDrawn } from '../document/visual';
import type { Finding, Judged } from './problem';

/** What's wrong if an image isn't. In a review, the bar says so, because a reviewer can't add it. */
export const notHere =
  'This image isn’t here: a link can’t carry images, or it’s damaged. Open the file that has it, or add it again.';

/** Each image that a picture shows is there, and it's whole. */
export function* imagesAreHere({
  document,
  typed,
}: Pick<Judged, 'document' | 'typed'>): Generator<Finding> {
  const { images } = document;
  for (const field of images ? fieldsOf(document) : []) {
    const { path, kind } = field;
    if (!isDrawn(kind)) continue;
    const found = imagesInValue(typed[path] ?? valueOf(document, field)).find((name) =>
      images?.every(({ file }) => file !== name),
    );
    if (found) yield { path, found, sentence: notHere };
  }
}
