import { saysSomething } from '@/lib/campaign/document/copied-texts';
import { placeholderToken } from '@/lib/campaign/document/resolve';

/** A quoted text on a line, and what's before it. */
const quotedText = /^(.*?)(['"])((?:\\.|(?!\2)[^\\])*)\2/;

/** Before values that look like words, but aren't. */
const noWords =
  /^import |^\s*\/\/|\b(?:unit|route|countries|written|id|format|color|key|inCaptions): /;

function markLine(line: string): string {
  const [match = '', before = '', quote = '', text = ''] = quotedText.exec(line) ?? [];
  if (match === '') return line;
  const isWords =
    saysSomething(text) && !text.startsWith(placeholderToken) && !noWords.test(before);
  return (
    before +
    quote +
    (isWords ? placeholderToken : '') +
    text +
    quote +
    markLine(line.slice(match.length))
  );
}

/**
 * The source of a copied audience's file, with `{placeholder}` before each text that its owner has
 * to write, and each figure as a sample, without the source that it had.
 */
export function markCopied(source: string): string {
  return source
    .replaceAll(/\bsource: \{[^}]*\},?/g, '')
    .replaceAll(/\{\s*amount:[^{}]*\}/g, (figure) =>
      figure.includes('sample:') ? figure : figure.replace(/,?\s*\}$/, ', sample: true }'),
    )
    .split('\n')
    .map(markLine)
    .join('\n');
}
