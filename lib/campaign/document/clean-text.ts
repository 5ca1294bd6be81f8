import { withoutBullets } from './bullets';
import { undoMojibake, withoutControls } from './mojibake';

/** Scripts in which an invisible joiner is spelling: Persian's plural, a conjunct in Hindi. */
const joining = String.raw`\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}`;

const rightToLeft = String.raw`(?!\u061c)[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]`;

/**
 * Characters that nobody means to type, because they can't be seen: controls, what turns the direction of
 * text, spaces with no width, what stands for a picture that wasn't copied, and the selectors that mark a
 * text for the wall (marks.ts).
 */
const hiddenCharacters = [
  String.raw`[\u0000-\u0008\u000e-\u001f\u007f\u034f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]`,
  String.raw`[\u{e0100}-\u{e01ef}\p{Noncharacter_Code_Point}]`,
  // Except where they're spelling, or part of an emoji. The character comes first: it's rare.
  String.raw`\u200c(?<![${joining}].)`,
  String.raw`\u200d(?<![${joining}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f].)`,
  String.raw`\u200b(?<![\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}].)`,
  String.raw`\u180e(?<!\p{scx=Mong}.)`,
  String.raw`[\ufe00-\ufe0f](?<=(?:^|[\s\p{scx=Latn}]).)`,
  String.raw`[\u{e0000}-\u{e007f}](?<![\u{1f3f4}\u{e0020}-\u{e007f}].)`,
  // Near letters from right to left, a mark of direction puts a period or a bracket in its place.
  String.raw`[\u061c\u200e\u200f](?<!${rightToLeft}.{0,30})(?!.{0,30}${rightToLeft})`,
  // A long compound breaks at a soft hyphen, on pages and in pictures.
  String.raw`\u00ad(?<!\p{L}{6}.)|\u00ad(?!\p{L}{6})`,
];

export const hidden = new RegExp(hiddenCharacters.join('|'), 'gu');

/** Half of a character that takes two code units. It would make encoding an address throw. */
const half = /\p{Surrogate}/gu;

/** Letters in the forms that fonts and PDFs have for them: `ﬁ`, Arabic ones by their place, radicals. */
const letterForms =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufbb1\ufbd3-\ufbff\ufe80-\ufefc\u2f00-\u2fd5]/g;

/** A bullet that only Word's own fonts have. */
const privateBullet = /^\s*[\ue000-\uf8fe]\s*/;

/** What looks like a space, also Braille's and Korean's blank letters. */
const spaces = /[\s\u2800\u3164\uffa0]+/g;

const lineBreak = /\r\n|[\n\v\f\r\u2028\u2029]/;

/** A line without hidden characters, and without leading, trailing or double spaces. */
export function cleanLine(text: string): string {
  const clean = withoutControls(undoMojibake(text))
    .replace(hidden, '')
    .replace(half, '')
    .replace(privateBullet, '')
    .replace(letterForms, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replace(spaces, ' ')
    .trim();
  // What was hidden may have been in the middle of something.
  return clean === text ? text : cleanLine(clean);
}

/** Entries of a list, one on each line, clean, without empty ones and without pasted bullets. */
export function cleanLines(text: string): string {
  const lines = text
    .split(lineBreak)
    .map((line) => undoMojibake(line).replace(hidden, ''))
    .filter((line) => line.trim() !== '');
  const clean = withoutBullets(lines)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
  return clean === text ? text : cleanLines(clean);
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

/** Letters that can't be split into a plain letter and an accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** `text` in small letters without accents: `São Paulo` is `sao paulo`. */
export const plainLetters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
