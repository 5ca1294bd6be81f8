interface Props {
  of: number;
  /** How many bricks fit in a row; all of them by default. */
  columns?: number;
  /** How many bricks are lit, counting from the first; or which ones, from 0. */
  lit: number | readonly number[];
  className?: string;
}

/** The drawing's size and its widest gap, in SVG units. The SVG is stretched to fit. */
const nominal = { width: 240, height: 72, gap: 3 };

/** Rounds to two digits, to keep path data short. */
const round = (length: number) => Number(length.toFixed(2));

/** A figure counted out in bricks. Decorative: the figure next to it says it all. */
export function UnitChart({ of, columns = of, lit, className }: Props) {
  const rows = Math.ceil(of / columns);
  const pitch = { x: nominal.width / columns, y: nominal.height / rows };
  const gap = { x: Math.min(nominal.gap, pitch.x * 0.3), y: Math.min(nominal.gap, pitch.y * 0.3) };
  const brick = { width: pitch.x - gap.x, height: pitch.y - gap.y };

  /** `count` bricks in one row, starting with brick `start`, as a line to be dashed. */
  function run(start: number, count: number) {
    const row = Math.floor(start / columns);
    return `M${round((start % columns) * pitch.x)} ${round(row * pitch.y + brick.height / 2)}h${round(count * pitch.x - gap.x)}`;
  }

  /** The bricks from `from` up to, but not including, `to`, row by row. */
  function bricks(from: number, to: number) {
    return Array.from({ length: rows }, (_, row) => {
      const start = Math.max(from, row * columns);
      const count = Math.min(to, (row + 1) * columns) - start;
      return count > 0 ? run(start, count) : '';
    }).join('');
  }

  const [litPath, unlitPath] =
    typeof lit === 'number'
      ? [bricks(0, lit), bricks(lit, of)]
      : [lit.map((place) => run(place, 1)).join(''), bricks(0, of)];
  const line = {
    strokeWidth: round(brick.height),
    strokeDasharray: `${round(brick.width)} ${round(gap.x)}`,
  };
  return (
    <svg
      aria-hidden
      width={nominal.width}
      height={nominal.height}
      viewBox={`0 0 ${round(nominal.width - gap.x)} ${round(nominal.height - gap.y)}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className={className}
    >
      {/* In forced colors, lit and unlit would look the same, so only the lit bricks are drawn. */}
      <path d={unlitPath} className="text-muted opacity-40 forced-colors:hidden" {...line} />
      <path d={litPath} {...line} />
    </svg>
  );
}
