import type { Brand } from '@/content/schema';
import { fitText, type Rect } from './fit-text';
import { type Layer, place, rectangle, shape, type Style } from './layer';
import { markShapes } from './mark';
import { textWidth } from './typeface';

interface Place extends Style {
  x: number;
  y: number;
  height: number;
}

/** The brand's mark and its name. `x` is the left edge; the name takes `nameWidth` pixels at most. */
export function brandLine(
  { name, mark }: Brand,
  { x, y, height, palette, typeface, nameWidth = height * 7 }: Place & { nameWidth?: number },
): Layer {
  const shapes = markShapes(mark, { text: palette.ink, accent: palette.accent });
  return {
    shapes: place(shapes, x, y, height / mark.size),
    texts: [
      fitText(
        {
          field: 'brand.name',
          text: name,
          x: x + height * 1.4,
          y: y - height * 0.1,
          width: nameWidth,
          height: height * 1.2,
          max: Math.round(height * 0.95),
          min: Math.round(height * 0.35),
          color: palette.ink,
          vertical: 'center',
        },
        typeface,
      ),
    ],
  };
}

/** The call to action: a filled block as wide as its words, at the left or the right end of its box. */
export function button(
  text: string,
  box: Rect,
  { palette, typeface }: Style,
  from: 'left' | 'right' = 'left',
): Layer {
  const max = Math.round(box.height * 0.42);
  const padding = box.height * 0.9;
  const width = Math.min(box.width, Math.ceil(textWidth(text, 800, typeface) * max + padding));
  const block = { ...box, x: from === 'left' ? box.x : box.x + box.width - width, width };
  const inset = padding / 2 - 1;
  return {
    shapes: rectangle(block, { fill: palette.accent, rx: 4 }),
    texts: [
      fitText(
        {
          ...block,
          field: 'ad.ads.primary.cta',
          x: block.x + inset,
          width: width - inset * 2,
          text,
          max,
          min: Math.round(max * 0.6),
          color: palette.onAccent,
          align: 'center',
          vertical: 'center',
        },
        typeface,
      ),
    ],
  };
}

/** A hairline across, from `x` on. */
export function rule(x: number, y: number, width: number, color: string): string {
  return shape('rect', { x, y, width, height: 2, fill: color });
}
