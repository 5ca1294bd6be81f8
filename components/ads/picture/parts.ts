import { site } from '@/content/site';
import { type Drawing, rectangle, shape, stroke } from './drawing';
import { fitText } from './fit-text';
import type { Palette } from './palette';
import { widthOf } from './typeface';

interface Place {
  x: number;
  y: number;
  height: number;
  palette: Palette;
}

/** The brand's mark and its name. `x` is the left edge. */
export function brand({ x, y, height, palette }: Place): Drawing {
  const unit = height / 22;
  const at = (value: number) => value * unit;
  const wall = [
    `M${x + at(1)} ${y + at(1)}h${at(20)}v${at(20)}h${at(-20)}z`,
    `M${x + at(1)} ${y + at(8)}h${at(20)}m${at(-20)} ${at(7)}h${at(20)}`,
    `M${x + at(8)} ${y + at(1)}v${at(7)}m${at(7)} 0v${at(7)}m${at(-7)} 0v${at(6)}`,
  ];
  const ember = { x: x + at(8), y: y + at(8), width: at(7), height: at(7) };
  return {
    shapes: stroke(wall.join(''), palette.ink, at(2)) + rectangle(ember, { fill: palette.accent }),
    texts: [
      fitText({
        text: site.name,
        x: x + height * 1.4,
        y: y - height * 0.1,
        width: height * 7,
        height: height * 1.2,
        max: Math.round(height * 0.95),
        min: Math.round(height * 0.5),
        color: palette.ink,
        vertical: 'center',
      }),
    ],
  };
}

/** The call to action: a filled block as wide as its words. `x` is its left edge, or its right one. */
export function button(
  text: string,
  { x, y, height, palette, from = 'left' }: Place & { from?: 'left' | 'right' },
): Drawing {
  const size = Math.round(height * 0.42);
  const width = Math.ceil(widthOf(text, 800) * size + height * 0.9);
  const box = { x: from === 'left' ? x : x - width, y, width, height };
  return {
    shapes: rectangle(box, { fill: palette.accent, rx: 4 }),
    texts: [
      fitText({
        ...box,
        text,
        max: size,
        min: size,
        color: palette.onAccent,
        align: 'center',
        vertical: 'center',
      }),
    ],
  };
}

/** A hairline across, from `x` on. */
export function rule(x: number, y: number, width: number, color: string): string {
  return shape('rect', { x, y, width, height: 2, fill: color });
}
