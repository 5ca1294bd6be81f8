// Apart from the other checks, because the template pages load all of this file.
import type { Check } from '../document/problem';
import type { MergeTag } from './merge-tags';

export type NamedText = Record<'name' | 'text', string>;

/** The texts of the checks. In each `text`, `#` stands for what was found. */
export type CheckWords = Record<
  'subject' | 'preview' | 'size' | 'quote' | 'links' | 'byHand' | 'noFallback',
  NamedText
> & { inboxes: NamedText & { fine: string } };

/** What a person has to do about a service’s tags: one entry for each kind. */
export function tagChecks(tags: MergeTag[], words: Pick<CheckWords, 'byHand' | 'noFallback'>) {
  return (['byHand', 'noFallback'] as const).flatMap((note) => {
    const names = tags.filter((tag) => tag.note === note).map(({ name }) => name);
    return names.length > 0 ? [advice(words[note], names.join(', '))] : [];
  });
}

/** What a person still has to do. `detail` goes into its text. */
export const advice = ({ name, text }: NamedText, detail: string, path = ''): Check => ({
  level: 'advice',
  path,
  label: name,
  sentence: text.replace('#', () => detail),
});
