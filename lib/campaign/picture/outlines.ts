import type { PlacedLine } from './svg';
import { charactersAt, type Typeface, type Weight } from './typeface';

/**
 * For each weight, each character's outline: the data of an SVG path in font units (`unitsPerEm`), with y going up from
 * the baseline. From `.local/brand/outlines.json`, written by scripts/brand.mjs.
 */
export type Outlines = Record<Weight, Record<string, string>>;

/** Draws lines of text as outlines, so that a picture looks the same wherever it's drawn, with no font installed. */
export function outlinedText(typeface: Typeface, outlines: Outlines) {
  return ({ text, x, y, size, weight, color, align }: PlacedLine): string => {
    const places = charactersAt(text, weight, typeface);
    const unit = size / typeface.unitsPerEm;
    const left = x - { start: 0, center: 0.5, end: 1 }[align] * (places.at(-1)?.end ?? 0) * unit;
    const glyphs = Array.from(text, (character, index) => {
      const outline = outlines[weight][character];
      if (!outline) return '';
      return `<path transform="translate(${places[index]?.start})" d="${outline}"/>`;
    });
    return `<g fill="${color}" transform="translate(${left} ${y}) scale(${unit} ${-unit})">${glyphs.join('')}</g>`;
  };
}
