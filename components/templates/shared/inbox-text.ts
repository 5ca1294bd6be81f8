import type { Inbox } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';

/** What an inbox shows of an email's subject and preview text, with `…` where it cuts them off. */
export function inboxText(
  { subject: limit, preview: ownLimit }: Pick<Inbox, 'subject' | 'preview'>,
  subject: string,
  preview: string,
) {
  const cutSubject = cutAt(subject, limit);
  const rest = limit - graphemes(cutSubject).length - separator.length;
  return { subject: cutSubject, preview: cutAt(preview, ownLimit ?? rest) };
}

/** What a desktop program puts between the subject and the preview text on one line. */
export const separator = ' - ';

/** The first `limit` graphemes of a text; nothing if there's no room at all. */
function cutAt(text: string, limit: number): string {
  const letters = graphemes(text);
  if (letters.length <= limit) return text;
  return limit > 0 ? `${letters.slice(0, limit).join('').trimEnd()}…` : '';
}
