interface Props {
  /** How many units there are, in how many columns. */
  of: number;
  columns?: number;
  /** How many of them are lit, from the first on, a part of the last one too; or which, from 0. */
  lit: number | readonly number[];
  /** The colour of the others. */
  rest?: string;
  className?: string;
}

/** In units of the drawing, which is stretched to its place: what it measures, and the widest gap. */
const nominal = { width: 240, height: 72, gap: 3 };

/** As a path's data, a few digits do. */
const short = (length: number) => Number(length.toFixed(2));

/**
 * A figure counted out in units, each a brick of a wall: the lit ones in the colour of the text around it. It says nothing
 * that a figure beside it does not.
 */
export function UnitChart({
  of,
  columns = of,
  lit,
  rest = 'stroke-muted opacity-40',
  className,
}: Props) {
  const rows = Math.ceil(of / columns);
  const pitch = { x: nominal.width / columns, y: nominal.height / rows };
  const gap = { x: Math.min(nominal.gap, pitch.x * 0.3), y: Math.min(nominal.gap, pitch.y * 0.3) };
  const brick = { width: pitch.x - gap.x, height: pitch.y - gap.y };

  /** A run of bricks in a row, from one place on: dashes of a line. */
  function run(start: number, count: number) {
    const row = Math.floor(start / columns);
    const whole = Math.floor(count);
    const length = whole * pitch.x + (count > whole ? (count - whole) * brick.width : -gap.x);
    return `M${short((start % columns) * pitch.x)} ${short(row * pitch.y + brick.height / 2)}h${short(length)}`;
  }

  /** The bricks from one place to before another, row by row. */
  function bricks(from: number, to: number) {
    return Array.from({ length: rows }, (_, row) => {
      const start = Math.max(from, row * columns);
      const count = Math.min(to, (row + 1) * columns) - start;
      return count > 0 ? run(start, count) : '';
    }).join('');
  }

  const [own, others] =
    typeof lit === 'number'
      ? [bricks(0, lit), bricks(Math.ceil(lit), of)]
      : [lit.map((place) => run(place, 1)).join(''), bricks(0, of)];
  const line = {
    strokeWidth: short(brick.height),
    strokeDasharray: `${short(brick.width)} ${short(gap.x)}`,
  };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${short(nominal.width - gap.x)} ${short(nominal.height - gap.y)}`}
      preserveAspectRatio="none"
      fill="none"
      className={className}
    >
      {/* Where the system sets the colours, what is lit stands alone: it would not be told from these. */}
      <path d={others} className={`forced-colors:hidden ${rest}`} {...line} />
      <path d={own} stroke="currentColor" {...line} />
    </svg>
  );
}
