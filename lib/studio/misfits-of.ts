import { misfitWords } from '@/content/words/misfits';
import { type Composition, misfits, misfitSentence } from '@/lib/campaign/picture/composition';
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

/** A picture's name for a text, `ad.story.slides[0]`, as a path: `audience.ad.story.slides.0`. */
export function fieldPath(field: string): string {
  const path = field.replace(/\[(\d+)\]/g, '.$1');
  return /^(offer|brand)\./.test(path) ? path : `audience.${path}`;
}
