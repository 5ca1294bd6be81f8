import {
  cropTo,
  easeOut,
  place,
  range,
  rectangle,
  shape,
  stroke,
  type VisualStage,
} from '../layer';

/** Centered on 0, in units of a tenth of the space that a window has. */
const frame = { x: -3.4, y: -3.7, width: 6.8, height: 7.4 };
/** What comes in is hatched, as in a scene. */
const stripes = 'M-6 4L-2 -4M-4.3 4L-.3 -4M-2.6 4L1.4 -4M-.9 4L3.1 -4M.8 4L4.8 -4M2.5 4L6.5 -4';
const laptop = 'M-1.6 -.8h3.2v2.4h-3.2zM-2.4 2.3h4.8';

/**
 * A house front at night that fills its space, with as many lit windows as the figure says, if
 * there's room. One is red and larger: there's a laptop in it. A door is where the last row has none.
 * In a film, the windows light up, and then that one does.
 */
export function facade(stage: VisualStage<'facade'>) {
  const { x, y, width, height, palette, least, visual, progress = 1 } = stage;
  // Where they'd be too small to see, fewer, and larger ones.
  const most = Math.max(1, Math.floor((width * height) / (1.9 * least) ** 2));
  const count = Math.min(visual.figure.amount, most);
  const { columns, rows } = grid(count, width / height);
  const [across, down] = [width / columns, height / rows];
  const unit = Math.min(across, down) / 10;
  const dark = columns * rows - count;
  const firstDark = (rows - 1) * columns + Math.floor((columns - dark) / 2);
  const target = Math.floor(rows * 0.55) * columns + Math.floor(columns * 0.7);
  const centers = range(count).map((index) => {
    const cell = index < firstDark ? index : index + dark;
    const left = ((cell % columns) + 0.5) * across;
    return [left / unit, ((Math.floor(cell / columns) + 0.5) * down) / unit] as const;
  });
  const [left = 0, top = 0] = centers[target] ?? [];
  // One path for all of them: hundreds of shapes would take long to draw while somebody types.
  const otherCenters = centers.toSpliced(target, 1);
  const windows = otherCenters.map(([cx, cy]) => `M${at(cx - 3.4)} ${at(cy - 3.7)}h6.8v7.4h-6.8z`);
  const litCount = Math.round((count - 1) * easeOut(progress, 0, 0.6));
  // Between the panes: lines through all windows, as the gaps have the same color.
  const mullions = [
    ...range(columns).map(
      (column) => `M${at(((column + 0.5) * across) / unit)} 0V${at(height / unit)}`,
    ),
    ...range(rows).map((row) => `M0 ${at(((row + 0.42) * down) / unit)}H${at(width / unit)}`),
  ];
  // About as high as the windows, and no wider than two of them.
  const doorHigh = at(down / unit - 1);
  const half = Math.min(doorHigh * 0.6, (dark * across) / unit / 2 - 2);
  const doorMiddle = (((firstDark % columns) + dark / 2) * across) / unit;
  const door = `M${at(doorMiddle - half)} ${at(height / unit)}v-${doorHigh}h${at(2 * half)}v${doorHigh}m-${at(half)} 0v-${doorHigh}`;
  const red = easeOut(progress, 0.6, 0.9);
  const shapes = [
    place(
      shape('path', { d: windows.slice(0, litCount).join(''), fill: palette.ink, opacity: 0.85 }) +
        shape('path', { d: windows.slice(litCount).join(''), fill: palette.line }) +
        stroke(mullions.join(''), palette.surface, 0.45) +
        (dark ? stroke(door, palette.ink, 1.4, { fill: palette.surface }) : ''),
      x,
      y,
      unit,
    ),
    place(
      rectangle(frame, { fill: palette.surface, stroke: palette.surface, 'stroke-width': 0.8 }) +
        cropTo(frame, frame, stroke(stripes, palette.danger, 0.95)) +
        stroke(laptop, palette.surface, 1.3) +
        stroke(laptop, palette.danger, 0.5, { fill: palette.surface }),
      x + left * unit,
      y + top * unit,
      unit * (1 + 1.9 * red),
    ),
  ];
  return { shapes: shapes.join(''), texts: [] };
}

/** In units of a window, as short as a picture allows. */
const at = (units: number) => Number(units.toFixed(2));

/** The grid in which windows are about square and the last row is almost full. */
function grid(count: number, aspect: number) {
  const grids = range(count).map((index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const difference = Math.abs(Math.log((aspect * rows) / columns));
    return { columns, rows, cost: difference + (columns * rows - count) / columns / 2 };
  });
  return grids.toSorted((a, b) => a.cost - b.cost)[0] ?? { columns: 1, rows: 1 };
}
