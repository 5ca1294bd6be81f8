import { site } from '@/content/site';
import { brandMark } from '@/lib/brand-mark';
import { type Drawing, place, rectangle, shape, stroke } from './drawing';
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
  const { size, wall, ember } = brandMark;
  const mark = stroke(wall, palette.ink, 2) + shape('path', { d: ember, fill: palette.accent });
  return {
    shapes: place(mark, x, y, height / size),
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
