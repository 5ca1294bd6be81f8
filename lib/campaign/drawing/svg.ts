import { weakMapMemoize } from 'reselect';
import type { Composition } from './layer';
import type { TextBlock } from './fit-text';
import { charactersAt, type Typeface, type Weight } from './typeface';

/** A line of text: `x` is its left end, middle or right end, by `align`; `y` its baseline. */
interface PlacedLine extends Pick<TextBlock, 'x' | 'y' | 'size' | 'weight' | 'color' | 'align'> {
  text: string;
}

export type DrawLine = (line: PlacedLine) => string;

export function pictureSvg(composition: Composition, drawLine: DrawLine): string {
  const { width, height, texts } = composition;
  const lines = texts.map((block) => textLines(block, drawLine)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${backdrop(composition)}${lines}</svg>`;
}

/** What's behind the words of a composition: its ground and its shapes. */
export const backdrop = ({ width, height, ground, shapes }: Composition) =>
  `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${shapes}`;

export const textLines = ({ lines, ...block }: TextBlock, drawLine: DrawLine) =>
  lines
    .map((text, index) => {
      const x = block.x + { start: 0, center: block.width / 2, end: block.width }[block.align];
      return drawLine({ ...block, text, x, y: block.y + block.baseline + index * block.leading });
    })
    .join('');

/**
 * For each weight, each character's outline: the data of an SVG path in font units (`unitsPerEm`),
 * with y going up from the baseline. From `.local/brand/outlines.json` (scripts/brand.ts).
 */
export type Outlines = Record<Weight, Record<string, string>>;

/**
 * Draws text as outlines, so that a picture looks the same everywhere, with no font installed: what's
 * inside of the picture, which of a text from a link can be the smallest part.
 */
export function outlinedText(
  typeface: Typeface,
  outlines: Outlines,
  { width, height }: Pick<Composition, 'width' | 'height'>,
): DrawLine {
  return ({ text, x, y, size, weight, color, align }) => {
    if (y < -size || y > height + size) return '';
    const places = charactersAt(text, weight, typeface);
    const unit = size / typeface.unitsPerEm;
    const left = x - { start: 0, center: 0.5, end: 1 }[align] * (places.at(-1)?.end ?? 0) * unit;
    const glyphs = Array.from(text, (character, index) => {
      const { start = 0, end = 0 } = places[index] ?? {};
      if (left + end * unit < -size || left + start * unit > width + size) return '';
      const outline = relative(outlines[weight][character] ?? '');
      return outline.replace(/^m(-?[\d.]+)/, (_, across) => `M${Number(across) + start}`);
    });
    // One shape for each line: a browser takes far longer to paint one that moves for each letter.
    return `<path fill="${color}" transform="translate(${left} ${y}) scale(${unit} ${-unit})" d="${glyphs.join('')}"/>`;
  };
}

/** An outline in steps from point to point: the same letter is the same text, so it compresses. */
const relative = weakMapMemoize((outline: string) => {
  let [x, y, firstX, firstY] = [0, 0, 0, 0];
  return outline.replace(/([MLQ])([^MLQZ]+)|Z/g, (_, command?: string, points = '') => {
    if (!command) [x, y] = [firstX, firstY];
    if (!command) return 'z';
    const ends = points.split(/[ ,]/).map(Number);
    const steps = ends.map((end: number, index: number) => end - (index % 2 ? y : x));
    [x, y] = ends.slice(-2);
    if (command === 'M') [firstX, firstY] = [x, y];
    return command.toLowerCase() + steps.join().replaceAll(',-', '-');
  });
});
