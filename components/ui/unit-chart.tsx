interface Props {
  /** How many units there are, in how many columns. */
  of: number;
  columns?: number;
  /** How many of them are lit, from the first on, a part of the last one too; or which, from 0. */
  lit: number | readonly number[];
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
export function UnitChart({ of, columns = of, lit, className }: Props) {
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

  function firstOnes(count: number) {
    return Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
      run(row * columns, Math.min(columns, count - row * columns)),
    ).join('');
  }

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
      {lit !== of && <path d={firstOnes(of)} className="stroke-line" {...line} />}
      <path
        d={typeof lit === 'number' ? firstOnes(lit) : lit.map((place) => run(place, 1)).join('')}
        stroke="currentColor"
        {...line}
      />
    </svg>
  );
}
