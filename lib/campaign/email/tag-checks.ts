// Apart from the other checks, because the template pages load all of this file.
import type { MergeTag } from './merge-tags';

/** Something to know before an email is sent. */
export interface EmailCheck {
  /** In a few words: `the placeholder links`. */
  name: string;
  /** How it stands. If it's open, also what to do. */
  text: string;
  /** Whether a person still has to do something. */
  open: boolean;
}

export type Named = Record<'name' | 'text', string>;

/** The texts of the checks. In each `text`, `#` stands for what was found. */
export type CheckWords = Record<
  'subject' | 'preview' | 'size' | 'quote' | 'links' | 'byHand' | 'noFallback',
  Named
>;

/** What a person has to do about a service’s tags: one entry for each kind. */
export function tagChecks(tags: MergeTag[], words: Pick<CheckWords, 'byHand' | 'noFallback'>) {
  return (['byHand', 'noFallback'] as const).flatMap((note) => {
    const names = tags.filter((tag) => tag.note === note).map(({ name }) => name);
    return names.length > 0 ? [check(words[note], names.join(', '), true)] : [];
  });
}

export function check({ name, text }: Named, found: string, open: boolean): EmailCheck {
  return { name, text: text.replace('#', () => found), open };
}
