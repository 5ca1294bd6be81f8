import { studio } from '@/content/words/studio';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
import { fieldPath } from './field-path';
import { type Field, placeAt } from './fields';

/** What doesn't fit a picture: each text's field, and a sentence with the editor's name for it. */
export function misfitsOf(name: string, composition: Composition, fields: readonly Field[]) {
  return misfits(composition).map((each) => {
    const own = placeAt(fields, fieldPath(each.field))?.field;
    return {
      field: each.field,
      sentence: misfitSentence(name, each, studio.misfits, own?.label),
    };
  });
}
