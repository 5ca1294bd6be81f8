import type { City } from '@/content/schema';
import { mix } from '../../color';
import type { Rect } from '../fit-text';
import { type Layer, range, rectangle, type Style } from '../layer';
import { rule } from '../parts';

/** A city's name, its local time and its devices. Where there's an alert, the line turns red. */
export function cityRow(
  { x, y, width, height }: Rect,
  { palette, fit }: Style,
  { name, time, boxes, alert }: City & { alert: boolean },
  field: string,
  { shown, alarm }: Record<'shown' | 'alarm', number>,
): Layer {
  const size = Math.floor(Math.min(height * 0.46, width * 0.092));
  const text = { y, height, max: size, vertical: 'center' as const };
  const step = Math.min(size * 0.94, (width * 0.26) / 5);
  const first = x + width - step * boxes;
  const inSurface = (color: string) => mix(palette.surface, color, shown);
  const marked = (color: string) => inSurface(mix(color, palette.danger, alert ? alarm : 0));
  const drawn = range(boxes).map((index) => {
    const red = alert && index === Math.min(1, boxes - 1) ? alarm : 0;
    return rectangle(
      {
        x: first + index * step,
        y: y + height / 2 - step * 0.28,
        width: step * 0.76,
        height: step * 0.56,
      },
      red > 0
        ? { fill: mix(palette.surface, palette.danger, red), rx: 2 }
        : { fill: 'none', stroke: inSurface(palette.muted), 'stroke-width': 3, rx: 2 },
    );
  });
  const line = { x: x - 20, y, width: width + 40, height };
  const tint = alert ? rectangle(line, { fill: palette.danger, opacity: 0.16 * alarm }) : '';
  return {
    shapes: tint + rule(x, y + height - 2, width, palette.line) + drawn.join(''),
    texts: [
      fit({
        ...text,
        field: `${field}.name`,
        text: name,
        x,
        width: width * 0.33,
        color: marked(palette.ink),
      }),
      fit({
        ...text,
        field: `${field}.time`,
        text: time,
        x: x + width * 0.36,
        width: width * 0.37,
        weight: 600,
        color: marked(palette.muted),
      }),
    ],
  };
}
