export type Direction = 'ltr' | 'rtl';

const letter = /\p{L}/gu;

const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction that most of a text's letters have. Mail programs don't know `dir="auto"`. */
export function directionOf(text: string): Direction {
  const letters = text.match(letter) ?? [];
  const count = letters.filter((character) => rightToLeftLetter.test(character)).length;
  return count > letters.length / 2 ? 'rtl' : 'ltr';
}

/** A margin only where a line starts, in pixels. Mail programs don't know `margin-inline-start`. */
export const marginAtStart = (pixels: number, direction: Direction): string =>
  direction === 'rtl' ? `0 ${pixels}px 0 0` : `0 0 0 ${pixels}px`;
