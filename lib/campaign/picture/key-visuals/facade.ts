import { type Layer, place, range, rectangle, stroke, type VisualStage } from '../layer';

/** Centered on 0, in units of a tenth of the space that a window has. */
const frame = { x: -3.4, y: -3.7, width: 6.8, height: 7.4 };
const lamp = 'M0 -3.7v1.9M-1.5 0l.8 -1.8h1.4l.8 1.8z';
const laptop = 'M-1.6 -.8h3.2v2.4h-3.2zM-2.4 2.3h4.8';

/**
 * A house front that fills its space, with as many windows as the figure says and a kitchen lamp in
 * each. One is red: there's a laptop in it.
 */
export function facade({ x, y, width, height, palette, visual }: VisualStage<'facade'>): Layer {
  const count = visual.figure.amount;
  const { columns, rows } = grid(count, width / height);
  const [across, down] = [width / columns, height / rows];
  // The door takes the place of the windows that the last row lacks.
  const doors = columns * rows - count;
  const door = (rows - 1) * columns + Math.floor((columns - doors) / 2);
  const marked = Math.floor(rows * 0.55) * columns + Math.floor(columns * 0.7);
  const windows = range(count).map((index) => {
    const cell = index < door ? index : index + doors;
    const left = x + ((cell % columns) + 0.5) * across;
    const top = y + (Math.floor(cell / columns) + 0.5) * down;
    const isMarked = index === marked;
    const drawn =
      rectangle(frame, { fill: isMarked ? palette.danger : palette.line }) +
      stroke(isMarked ? laptop : lamp, palette.surface, isMarked ? 0.6 : 0.5);
    return place(drawn, left, top, Math.min(across, down) / 10);
  });
  const entrance = {
    x: x + (door % columns) * across,
    y: y + height - down * 0.86,
    width: doors * across,
    height: down * 0.86,
  };
  return { shapes: windows.join('') + rectangle(entrance, { fill: palette.line }), texts: [] };
}

/** The grid in which windows are about square and the last row is almost full. */
function grid(count: number, aspect: number) {
  const grids = range(count).map((index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const shape = Math.abs(Math.log((aspect * rows) / columns));
    return { columns, rows, cost: shape + (columns * rows - count) / columns / 2 };
  });
  return grids.reduce((best, each) => (each.cost < best.cost ? each : best), {
    columns: 1,
    rows: 1,
    cost: Infinity,
  });
}
