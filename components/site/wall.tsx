/** In units of the drawing: a wall of courses in bond, and the brick in it that is not as the others. */
const brick = { width: 64, height: 36 };
const courses = 9;
const width = brick.width * 8.5;
const height = brick.height * courses;
const ember = { course: 4, x: brick.width * 4.5 };

const joints = Array.from({ length: courses }, (_, course) => {
  const first = course % 2 ? brick.width : brick.width / 2;
  const upright = Array.from({ length: 8 }, (_joint, index) => {
    const x = first + index * brick.width;
    return x < width ? `M${x} ${course * brick.height}v${brick.height}` : '';
  });
  return `M0 ${course * brick.height}h${width}${upright.join('')}`;
}).join('');

/** The wall of the brand's mark, at large. */
export function Wall({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      preserveAspectRatio="xMinYMid"
      fill="none"
      strokeWidth="2"
      className={className}
    >
      <path d={`${joints}M0 0V${height}H${width}V0`} className="stroke-line" />
      <rect
        x={ember.x}
        y={ember.course * brick.height}
        {...brick}
        className="fill-accent stroke-background"
      />
    </svg>
  );
}
