import { easeOut, type Layer, place, range, rectangle, shape, type Stage } from '../layer';

/** A wall of closed file drawers. In a film, they close one by one. */
export function drawers({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const columns = Math.max(3, Math.round(width / 230));
  const rows = Math.max(2, Math.round(height / 150));
  const [across, down] = [width / columns, height / rows];
  const front = (out: number) =>
    [
      rectangle(
        {
          x: across * 0.03,
          y: down * (0.04 + 0.1 * out),
          width: across * 0.94,
          height: down * 0.92,
        },
        { fill: palette.ground, stroke: palette.ink, 'stroke-width': 4 },
      ),
      rectangle(
        { x: across * 0.3, y: down * (0.2 + 0.1 * out), width: across * 0.4, height: down * 0.22 },
        { fill: palette.surface, stroke: palette.line, 'stroke-width': 3 },
      ),
      shape('path', {
        d: `M${across * 0.34} ${down * (0.58 + 0.1 * out)}h${across * 0.32}a${across * 0.16} ${down * 0.2} 0 0 1 ${-across * 0.32} 0z`,
        fill: palette.ink,
      }),
    ].join('');
  const count = columns * rows;
  const shapes = range(count).map((index) => {
    const from = (index / count) * 0.6;
    const out = 1 - easeOut(progress, from, from + 0.3);
    return place(
      front(out),
      x + (index % columns) * across,
      y + Math.floor(index / columns) * down,
      1,
    );
  });
  return { shapes: shapes.join(''), texts: [] };
}
