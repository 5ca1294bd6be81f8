import { mix } from '../../color';
import { easeOut, type Layer, place, range, rectangle, stroke, type VisualStage } from '../layer';

/** A window's width as a share of its height. */
const ratio = 0.95;

/**
 * A house front that fills its space, with as many windows as the figure says, a kitchen lamp in
 * each, and one of them red. In a film, the lamps come on, and then the window turns red.
 */
export function facade(stage: VisualStage<'facade'>): Layer {
  const { x, y, width, height, palette, visual, progress = 1 } = stage;
  const count = visual.figure.amount;
  const { columns, rows } = grid(count, width / height);
  const [across, down] = [width / columns, height / rows];
  // The door takes the place of the windows that the last row lacks.
  const doorWidth = columns * rows - count;
  const doorAt = (rows - 1) * columns + Math.floor((columns - doorWidth) / 2);
  const cells = range(columns * rows).filter((at) => at < doorAt || at >= doorAt + doorWidth);
  const marked = cells[Math.floor(rows * 0.55) * columns + Math.floor(columns * 0.7)];
  const unit = Math.min(across, down) / 10;
  const at = (cell: number, shapes: string) =>
    place(
      shapes,
      x + ((cell % columns) + 0.5) * across,
      y + (Math.floor(cell / columns) + 0.5) * down,
      unit,
    );
  const frame = { x: -3.4, y: -3.7, width: 6.8, height: 7.4 };
  const window = rectangle(frame, { fill: palette.line });
  const lamp = stroke('M0 -3.7v1.9M-1.5 0l.8 -1.8h1.4l.8 1.8z', palette.surface, 0.5);
  const on = Math.round(cells.length * easeOut(progress, 0, 0.6));
  const red = easeOut(progress, 0.65, 1);
  const alarm =
    rectangle(
      { x: -4.4, y: -4.8, width: 8.8, height: 9.6 },
      { fill: palette.danger, opacity: 0.3 * red },
    ) +
    rectangle(frame, { fill: mix(palette.line, palette.danger, red) }) +
    // An open laptop.
    stroke('M-1.6 -.8h3.2v2.4h-3.2zM-2.4 2.3h4.8', palette.ground, 0.6);
  const door = {
    x: x + (doorAt % columns) * across,
    y: y + height - down * 0.86,
    width: doorWidth * across,
    height: down * 0.86,
  };
  return {
    shapes: [
      ...cells.map((cell, index) => at(cell, index < on ? window + lamp : window)),
      marked === undefined ? '' : at(marked, alarm),
      doorWidth > 0 ? rectangle(door, { fill: palette.line }) : '',
    ].join(''),
    texts: [],
  };
}

/** The grid in which a number of windows has the best shape, and the last row lacks the fewest. */
function grid(count: number, aspect: number) {
  const grids = range(count).map((index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const shape = Math.abs(Math.log((aspect * rows) / columns / ratio));
    return { columns, rows, cost: shape + ((columns * rows - count) / columns) * 0.4 };
  });
  return grids.reduce((best, each) => (each.cost < best.cost ? each : best));
}
