import { studio } from '@/content/words/studio';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
import type { Field } from './fields';

/** What doesn't fit a picture: each text's field, and a sentence with the editor's name for it. */
export function misfitsOf(name: string, composition: Composition, fields: readonly Field[]) {
  return misfits(composition).map((each) => {
    // Pictures name fields the way content does: `ad.story.slides[0]`.
    const path = each.field.replace(/\[(\d+)\]/g, '.$1');
    const own = fields.find((field) => [path, `audience.${path}`].includes(field.path));
    return {
      field: each.field,
      sentence: misfitSentence(name, each, studio.misfits, own?.label),
    };
  });
}
