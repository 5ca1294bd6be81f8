import { type Drawing, rectangle, type Stage, upTo } from '../drawing';

/** A hundred squares, as many of them red as the words say of a hundred. */
export function hundredSquares({ x, y, width, height, palette, words }: Stage): Drawing {
  const share = Number(/(\d+)%/.exec(words)?.[1] ?? 0);
  const columns = width > height * 1.6 ? 20 : 10;
  const margin = Math.min(width, height) * 0.075;
  const step = Math.min((width - margin * 2) / columns, (height - margin * 2) / (100 / columns));
  const left = x + (width - step * columns) / 2 + step * 0.09;
  const squares = upTo(100).map((index) =>
    rectangle(
      {
        x: left + (index % columns) * step,
        y: y + margin + Math.floor(index / columns) * step,
        width: step * 0.82,
        height: step * 0.82,
      },
      index < share
        ? { fill: palette.accent }
        : { fill: 'none', stroke: palette.line, 'stroke-width': 4 },
    ),
  );
  return { shapes: squares.join(''), texts: [] };
}
