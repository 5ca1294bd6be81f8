import { clsx } from 'clsx';

/** In the drawing's own units: a wall of staggered bricks, one of them in the accent. */
const brick = { width: 64, height: 36 };
const courses = 9;
const width = brick.width * 8.5;
const height = brick.height * courses;
const accented = { course: 4, x: brick.width * 4.5 };

const joints = Array.from({ length: courses }, (_, course) => {
  const first = course % 2 ? brick.width : brick.width / 2;
  const upright = Array.from({ length: 8 }, (_joint, index) => {
    const x = first + index * brick.width;
    return x < width ? `M${x} ${course * brick.height}v${brick.height}` : '';
  });
  return `M0 ${course * brick.height}h${width}${upright.join('')}`;
}).join('');

/** A large wall of bricks, one of them in the accent. */
export function Wall({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      width={width}
      height={height}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      preserveAspectRatio="xMinYMid"
      fill="none"
      strokeWidth="2"
      className={clsx('h-auto', className)}
    >
      <path d={`${joints}M0 0V${height}H${width}V0`} className="stroke-line" />
      <rect
        x={accented.x}
        y={accented.course * brick.height}
        {...brick}
        className="fill-accent stroke-background"
      />
    </svg>
  );
}
