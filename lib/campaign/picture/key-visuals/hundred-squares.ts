import { easeOut, type Layer, range, rectangle, type VisualStage } from '../layer';

/** Ten days. More would be too small to count. */
const mostHours = 240;

/**
 * A hundred squares, a figure's share of them marked. In a film, they're marked one by one. For
 * hours, each has a mark, and each day a row.
 */
export function hundredSquares({
  x,
  y,
  width,
  height,
  textArea,
  palette,
  visual,
  progress = 1,
}: VisualStage<'hundred-squares'>): Layer {
  const { amount, whole = 100 } = visual.figure;
  const isHours = visual.figure.unit === 'hours';
  const count = isHours ? Math.min(amount, mostHours) : 100;
  const share = Math.round((isHours ? 1 : amount / whole) * count * easeOut(progress, 0, 1));
  const percentColumns = width > height * 1.8 ? 20 : 10;
  const columns = isHours ? 24 : percentColumns;
  const rows = Math.ceil(count / columns);
  const margin = Math.min(width, height) * 0.075;
  const step = Math.min((width - margin * 2) / columns, (height - margin * 2) / rows);
  const down = isHours ? Math.min(4 * step, (height - margin * 2) / rows) : step;
  const left = x + (width - step * columns) / 2 + step * (isHours ? 0.275 : 0.09);
  // In the middle of the text area, unless they're higher than that.
  const middle = textArea.y + (textArea.height - down * rows) / 2;
  const top = Math.max(y + margin, middle);
  const squares = range(count).map((index) =>
    rectangle(
      {
        x: left + (index % columns) * step,
        y: top + Math.floor(index / columns) * down,
        width: step * (isHours ? 0.45 : 0.82),
        height: down - step * (isHours ? 0.6 : 0.18),
      },
      index < share
        ? { fill: palette.ink }
        : { fill: 'none', stroke: palette.line, 'stroke-width': 4 },
    ),
  );
  return { shapes: squares.join(''), texts: [] };
}
