import { easeOut, type Layer, range, rectangle, type VisualStage } from '../layer';

/** Ten days. More would be too small to count. */
const mostHours = 240;

/**
 * A hundred squares, a figure's share of them marked. In a film, they're marked one by one. For
 * hours, each has a mark, and each day, or half of it, a row.
 */
export function hundredSquares(stage: VisualStage<'hundred-squares'>): Layer {
  const { x, y, width, height, textArea, palette, visual, progress = 1 } = stage;
  const { amount, whole = 100, unit } = visual.figure;
  const isHours = unit === 'hours';
  const count = isHours ? Math.min(amount, mostHours) : 100;
  const part = isHours ? 1 : amount / whole;
  const columns = (isHours ? 12 : 10) * (width > height * 1.8 ? 2 : 1);
  // In steps from one mark to the next.
  const [most, wide, gap] = isHours ? [4, 0.45, 0.6] : [1, 0.82, 0.18];
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
