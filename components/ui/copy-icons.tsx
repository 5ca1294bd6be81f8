import { Check, Copy } from 'lucide-react';

/** A CopyButton's icons, before and after copying. */
export const copyIcons = {
  copy: <Copy aria-hidden size={16} className="shrink-0" />,
  copied: <Check aria-hidden size={16} className="shrink-0" />,
};

/**
 * The same icons with a word each, for a `wordless` button, which shows its result in place so that
 * nothing moves.
 */
export function copyIconsWithText(words: Record<'copy' | 'copied', string>, wordClass = '') {
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
      <span aria-hidden className="flex items-center gap-2">
        {copyIcons.copied}
        {words.copied}
      </span>
    ),
  };
}
