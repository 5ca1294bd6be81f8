import { misfitWords } from '@/content/words/misfits';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
import { fieldPath } from './field-path';
import type { Field } from '@/lib/campaign/fields';
import { placeAt } from './places';

/** What doesn't fit a picture: each text's path, and a sentence with the studio's name for it. */
export function misfitsOf(name: string, composition: Composition, fields: readonly Field[]) {
  return misfits(composition).map((each) => {
    const path = fieldPath(each.field);
    const own = placeAt(fields, path)?.field;
    return { path, sentence: misfitSentence(name, each, misfitWords, own?.label) };
  });
}
