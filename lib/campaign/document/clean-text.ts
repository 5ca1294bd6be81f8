/**
 * Characters that nobody means to type: controls, marks that turn the direction of text, spaces
 * with no width, and the selectors that mark a text for the wall (marks.ts). The zero-width joiner
 * stays, because emoji need it.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0100}-\u{e01ef}]/gu;

/** Half of a character that takes two code units. It would make encoding an address throw. */
const half = /\p{Surrogate}/gu;

const lineBreak = /\r\n|[\n\r\u2028\u2029]/;

/** A line without hidden characters, and without leading, trailing or double spaces. */
export function cleanLine(text: string): string {
  return text
    .replace(hidden, (character) => (character === '\t' ? ' ' : ''))
    .replace(half, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Entries of a list, one on each line, clean, without empty ones and without pasted bullets. */
export function cleanLines(text: string): string {
  return text
    .split(lineBreak)
    .map((line) => withoutBullet(cleanLine(line)))
    .filter((line) => line !== '')
    .join('\n');
}

/** Paragraphs, each one clean line, with an empty line between them. */
export const cleanParagraphs = (text: string): string =>
  text.split(lineBreak).map(cleanLine).filter(Boolean).join('\n\n');

/** A text changed, except for its tokens, such as `{city}`. */
export const outsideTokens = (text: string, change: (part: string) => string): string =>
  text.replaceAll(/(\{[^{}]*\})|[^{]+|\{/g, (part, token?: string) => token ?? change(part));

/** A promo code as it has to be written, but for its tokens: `São 10` is `SAO10`. */
export const codeLetters = (text: string): string =>
  outsideTokens(text, (part) =>
    plainLetters(part)
      .toUpperCase()
      .replaceAll(/[\s'’.]/g, ''),
  );

/** A line without the `•`, `-` or `1.` that a pasted list brings along. */
export const withoutBullet = (line: string): string =>
  line.replace(/^\s*(?:[•◦▪‣]\s*|(?:[·*–-]|\d{1,2}[.)])\s+)+/, '');

/** Letters that can't be split into a plain letter and an accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** `text` in small letters without accents: `São Paulo` is `sao paulo`. */
export const plainLetters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
