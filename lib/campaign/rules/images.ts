import { fieldsOf } from '../fields';
import { valueOf } from '../values';
import { readVisual } from '../visual';
import type { Finding, Judged } from './problem';

/** Each image that a picture shows is there, and it's whole. */
export function* imagesAreHere({ document, typed }: Judged): Generator<Finding> {
  const { images } = document;
  for (const field of images ? fieldsOf(document) : []) {
    const { path, kind } = field;
    const value = typed[path] ?? valueOf(document, field);
    const visual = kind === 'picture' ? readVisual(value) : undefined;
    if (visual?.id !== 'image' || images?.some(({ file }) => file === visual.file)) continue;
    const sentence =
      'Its image isn’t in this browser, because a link can’t bring it, or it’s damaged. Open the saved file that has it, or add the image again.';
    yield { path, found: visual.file, sentence };
  }
}
