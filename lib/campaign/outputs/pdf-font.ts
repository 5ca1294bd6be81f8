import { parseHex } from '../document/color';
import type { TextBlock } from '../drawing/fit-text';
import type { Outlines } from '../drawing/svg';
import { charactersAt, type Typeface } from '../drawing/typeface';

/** The brand's typeface, as `/studio/typeface.json` has it. */
export interface Letters {
  typeface: Typeface;
  outlines: Outlines;
}

/** Adds an object to a PDF, and says how others refer to it: `7 0 R`. */
export type Add = (...parts: (string | Uint8Array)[]) => string;

export const stream = (content: string) =>
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A text in UTF-16, as hexadecimal digits. */
export const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

/**
 * The characters of one weight that some texts need, as a font of type 3 (ISO 32000-1, 9.6.5): each
 * is the procedure that draws its outline. A character's code is its place, from 1.
 */
export function addFont(
  add: Add,
  { typeface, outlines }: Letters,
  weight: TextBlock['weight'],
  characters: readonly string[],
): string {
  const { advances } = typeface.weights[weight];
  const widths = characters.map((character) => advances[character] ?? typeface.unitsPerEm);
  const glyphs = characters.map((character, index) => {
    const path = drawingOf(outlines[weight][character] ?? '');
    return `/c${index + 1} ${add(stream(`${widths[index]} 0 d0\n${path && `${path} f`}`))}`;
  });
  const codes = characters.map((character, at) => `<${hex(at + 1, 2)}> <${utf16(character)}>`);
  // A block may have a hundred of them.
  const blocks = Array.from({ length: Math.ceil(codes.length / 100) }, (_, index) => {
    const chunk = codes.slice(index * 100, index * 100 + 100);
    return `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`;
  });
  const unicode = add(
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`,
    ),
  );
  const names = characters.map((_, index) => `/c${index + 1}`).join(' ');
  const unit = 1 / typeface.unitsPerEm;
  return add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [${unit} 0 0 ${unit} 0 0] /Resources << >>
/CharProcs << ${glyphs.join(' ')} >> /Encoding << /Type /Encoding /Differences [1 ${names}] >>
/FirstChar 1 /LastChar ${characters.length} /Widths [${widths.join(' ')}] /ToUnicode ${unicode} >>`,
  );
}

/** An outline as PDF draws it: it has curves with two control points, and outlines' have one. */
function drawingOf(outline: string): string {
  let [x, y] = [0, 0];
  const steps = outline.matchAll(/([MLQZ])([^MLQZ]*)/g);
  return Array.from(steps, ([, command, numbers = '']) => {
    if (command === 'Z') return 'h';
    const points = numbers.trim().split(/[ ,]+/).map(Number);
    const [endX = 0, endY = 0] = points.slice(-2);
    const [controlX = 0, controlY = 0] = points;
    const curve = [
      [x + (2 / 3) * (controlX - x), y + (2 / 3) * (controlY - y)],
      [endX + (2 / 3) * (controlX - endX), endY + (2 / 3) * (controlY - endY)],
      [endX, endY],
    ];
    [x, y] = [endX, endY];
    if (command !== 'Q') return `${endX} ${endY} ${command === 'M' ? 'm' : 'l'}`;
    return `${curve.flat().map(Math.round).join(' ')} c`;
  }).join(' ');
}

/**
 * A block's lines, for a page's content.
 * @param codes the codes of its weight's characters
 * @param height of the page, in points: PDF counts from the bottom
 */
export function linesOf(
  { lines, x, y, width, size, leading, baseline, weight, color, align }: TextBlock,
  codes: ReadonlyMap<string, number>,
  typeface: Typeface,
  height: number,
): string {
  const em = size / typeface.unitsPerEm;
  const paint = parseHex(color)
    .map((part) => part.toFixed(3))
    .join(' ');
  const operators = lines.map((line, index) => {
    const places = charactersAt(line, weight, typeface);
    const rest = width - (places.at(-1)?.end ?? 0) * em;
    const left = x + rest * { start: 0, center: 0.5, end: 1 }[align];
    const letters = Array.from(line, (character, at) => {
      const kern = (places[at - 1]?.end ?? 0) - (places[at]?.start ?? 0);
      const shift = kern ? `${((kern * 1000) / typeface.unitsPerEm).toFixed(0)} ` : '';
      return `${shift}<${hex(codes.get(character) ?? 0, 2)}>`;
    });
    const down = height - y - baseline - index * leading;
    return `1 0 0 1 ${left.toFixed(2)} ${down.toFixed(2)} Tm [${letters.join('')}] TJ`;
  });
  return `BT ${paint} rg /F${weight} ${size} Tf ${operators.join(' ')} ET`;
}
