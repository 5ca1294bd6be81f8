import { easeOut, type Layer, range, rectangle, type VisualStage } from '../layer';

/** Ten days. More would be too small to count. */
const mostHours = 240;

/**
 * A hundred squares, a figure's share of them marked. In a film, they're marked one by one. For
 * hours, each has a mark, and each day, or half of it, a row.
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
  const isWide = width > height * 1.8;
  // The rest is in steps from one mark to the next.
  const { count, part, columns, most, wide, gap } =
    visual.figure.unit === 'hours'
      ? {
          count: Math.min(amount, mostHours),
          part: 1,
          columns: isWide ? 24 : 12,
          most: 4,
          wide: 0.45,
          gap: 0.6,
        }
      : {
          count: 100,
          part: amount / whole,
          columns: isWide ? 20 : 10,
          most: 1,
          wide: 0.82,
          gap: 0.18,
        };
  const share = Math.round(part * count * easeOut(progress, 0, 1));
  const rows = Math.ceil(count / columns);
  const margin = Math.min(width, height) * 0.075;
  const step = Math.min((width - margin * 2) / columns, (height - margin * 2) / rows);
  const down = Math.min(most * step, (height - margin * 2) / rows);
  const left = x + (width - step * columns) / 2 + (step * (1 - wide)) / 2;
  // In the middle of the text area, unless they're higher than that.
  const middle = textArea.y + (textArea.height - down * rows) / 2;
  const top = Math.max(y + margin, middle);
  const squares = range(count).map((index) =>
    rectangle(
      {
        x: left + (index % columns) * step,
        y: top + Math.floor(index / columns) * down,
        width: step * wide,
        height: down - Math.min(step * gap, down / 3),
      },
      index < share
        ? { fill: palette.ink }
        : { fill: 'none', stroke: palette.line, 'stroke-width': 4 },
    ),
  );
  return { shapes: squares.join(''), texts: [] };
}
