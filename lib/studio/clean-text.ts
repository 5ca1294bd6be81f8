/**
 * Characters that nobody means to type: controls, marks that turn the direction of text, and spaces
 * with no width. The zero-width joiner stays, because emoji need it.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * One half of a character that takes two code units. Encoding an address that has one would throw.
 */
const half = /\p{Surrogate}/gu;

/**
 * One line of text as the content has it: without hidden characters, and without leading, trailing
 * or double spaces.
 */
export function cleanLine(text: string): string {
  return text
    .replace(hidden, (character) => (character === '\t' ? ' ' : ''))
    .replace(half, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lines of text, each clean, without empty ones. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
}
