import { easeOut, type Layer, range, rectangle, type VisualStage } from '../layer';

/** A hundred squares, a figure's share of them marked. In a film, they're marked one by one. */
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
  const share = Math.round((amount / whole) * 100 * easeOut(progress, 0, 1));
  const columns = width > height * 1.8 ? 20 : 10;
  const margin = Math.min(width, height) * 0.075;
  const step = Math.min((width - margin * 2) / columns, (height - margin * 2) / (100 / columns));
  const left = x + (width - step * columns) / 2 + step * 0.09;
  // In the middle of the text area, unless they're higher than that.
  const middle = textArea.y + (textArea.height - (step * 100) / columns) / 2;
  const top = Math.max(y + margin, middle);
  const squares = range(100).map((index) =>
    rectangle(
      {
        x: left + (index % columns) * step,
        y: top + Math.floor(index / columns) * step,
        width: step * 0.82,
        height: step * 0.82,
      },
      index < share
        ? { fill: palette.ink }
        : { fill: 'none', stroke: palette.line, 'stroke-width': 4 },
    ),
  );
  return { shapes: squares.join(''), texts: [] };
}
