import { mix } from '../../color';
import { easeOut, fade, type Layer, range, rectangle, type Stage, stroke } from '../layer';

type Outline = (x: number, y: number, size: number, color: string) => string;

const laptop: Outline = (x, y, size, color) =>
  rectangle(
    { x: x + size * 0.18, y: y + size * 0.24, width: size * 0.64, height: size * 0.42 },
    { fill: 'none', stroke: color, 'stroke-width': size * 0.035, rx: size * 0.02 },
  ) + stroke(`M${x + size * 0.08} ${y + size * 0.74}h${size * 0.84}`, color, size * 0.05);

const phone: Outline = (x, y, size, color) =>
  rectangle(
    { x: x + size * 0.34, y: y + size * 0.16, width: size * 0.32, height: size * 0.62 },
    { fill: 'none', stroke: color, 'stroke-width': size * 0.035, rx: size * 0.04 },
  ) + stroke(`M${x + size * 0.45} ${y + size * 0.7}h${size * 0.1}`, color, size * 0.03);

const tablet: Outline = (x, y, size, color) =>
  rectangle(
    { x: x + size * 0.24, y: y + size * 0.14, width: size * 0.52, height: size * 0.66 },
    { fill: 'none', stroke: color, 'stroke-width': size * 0.035, rx: size * 0.03 },
  );

const outlines = [laptop, phone, laptop, tablet, laptop, phone, tablet];

const markedIndex = 2;

/** Devices in rows, one marked. In a film, they appear one by one, and then it turns red. */
export function devices({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const columns = Math.max(3, Math.round(width / Math.min(270, height * 0.45)));
  const cell = (width * 0.92) / columns;
  const left = x + width * 0.04;
  const rows = Math.floor((height * 0.96) / cell);
  const top = y + (height - rows * cell) / 2;
  const cells = range(rows * columns);
  const shapes = cells.map((index) => {
    const draw = outlines[index % outlines.length] ?? laptop;
    const [cellX, cellY] = [
      left + (index % columns) * cell,
      top + Math.floor(index / columns) * cell,
    ];
    const red = index === markedIndex ? easeOut(progress, 0.65, 1) : 0;
    const from = (index / cells.length) * 0.35;
    const shown = easeOut(progress, from, from + 0.25);
    const tint = { x: cellX + 4, y: cellY + 4, width: cell - 8, height: cell - 8 };
    const outline = draw(cellX, cellY, cell, mix(palette.muted, palette.danger, red));
    return (
      (red > 0 ? rectangle(tint, { fill: palette.danger, opacity: 0.16 * red, rx: 6 }) : '') +
      (shown < 1 ? fade(outline, shown) : outline)
    );
  });
  const focus = [left + (markedIndex + 0.5) * cell, top + cell / 2] as const;
  return { shapes: shapes.join(''), texts: [], focus };
}
