import { Check, Copy } from 'lucide-react';

/** What a CopyButton shows, before and after. Drawn where it is used: on the server, mostly. */
export const copyIcons = {
  copy: <Copy aria-hidden size={16} className="shrink-0" />,
  copied: <Check aria-hidden size={16} className="shrink-0" />,
};

/**
 * The same with a word each, for a `wordless` one: told in its own place, nothing around it moves.
 * `tone` is the colour of the answer.
 */
export function copyFaces(
  words: Record<'copy' | 'copied', string>,
  { tone = 'text-good', wordClass = '' } = {},
) {
  return {
    copy: (
      <>
        {copyIcons.copy}
        <span aria-hidden className={wordClass}>
          {words.copy}
        </span>
      </>
    ),
    copied: (
      <span aria-hidden className={`flex items-center gap-2 ${tone}`}>
        {copyIcons.copied}
        {words.copied}
      </span>
    ),
  };
}
