import { type Layer, place, range, rectangle, shape, type Stage } from '../layer';

/** A wall of closed file drawers that fills its space, each with a label and a pull. */
export function drawers({ x, y, width, height, palette }: Stage): Layer {
  const columns = Math.max(3, Math.round(width / 230));
  const rows = Math.max(2, Math.round(height / 150));
  const [across, down] = [width / columns, height / rows];
  const pull = `M${across * 0.34} ${down * 0.58}h${across * 0.32}a${across * 0.16} ${down * 0.2} 0 0 1 ${-across * 0.32} 0z`;
  const front = [
    rectangle(
      { x: across * 0.03, y: down * 0.04, width: across * 0.94, height: down * 0.92 },
      { fill: palette.ground, stroke: palette.ink, 'stroke-width': 4 },
    ),
    rectangle(
      { x: across * 0.3, y: down * 0.2, width: across * 0.4, height: down * 0.22 },
      { fill: palette.surface, stroke: palette.line, 'stroke-width': 3 },
    ),
    shape('path', { d: pull, fill: palette.ink }),
  ].join('');
  const shapes = range(columns * rows).map((index) =>
    place(front, x + (index % columns) * across, y + Math.floor(index / columns) * down, 1),
  );
  return { shapes: shapes.join(''), texts: [] };
}
