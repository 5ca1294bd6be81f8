import type { Drawing } from '@/content/schema';

type Props = Extract<Drawing, { id: 'access-log' }>;
type Entry = Props['evening'][number];

/* In pixels, from the top. A phone shows the first 432 of them. */
const head = 36;
const row = 52;
const night = 232;
/** The row of the attempt, in the middle of the night. */
const attempt = { top: 56, height: 136 };

/** Courses of bricks, as high as the row of the attempt and left of its right end. */
const wall = `M-128 0v136M-100 0v136M-128 17h28${'m-28 17h28'.repeat(6)}M-114 0v17${'m0 17v17'.repeat(3)}`;

const dayMinutes = 24 * 60;

/** `02:14` in minutes. */
function minutesOf(time = '') {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * A scale of the log's full hours, from the first one to the last: where a time is, in percent of
 * the drawing's width.
 */
function hoursOf(evening: Entry[], morning: Entry[]) {
  const from = Math.floor(minutesOf(evening[0]?.time) / 60) * 60;
  const until = Math.ceil(minutesOf(morning.at(-1)?.time) / 60) * 60;
  const length = (until - from + dayMinutes) % dayMinutes;
  const place = (minutes: number) =>
    `${(40 + (44 * ((minutes - from + dayMinutes) % dayMinutes)) / length).toFixed(1)}%`;
  const ticks = Array.from({ length: length / 120 + 1 }, (_, index) => from + index * 120);
  return {
    at: (time = '') => place(minutesOf(time)),
    ticks: ticks.map((minutes) => ({
      x: place(minutes),
      hour: String((minutes / 60) % 24).padStart(2, '0'),
    })),
  };
}

/**
 * The access log of a night: who opened what until the office closed, who tried in the night, who
 * came first in the morning. Where there's room, each entry is also on a scale of the hours.
 */
export function AccessLog({ columns, evening, morning, closed, signal }: Props) {
  const { at, ticks } = hoursOf(evening, morning);
  const nightTop = head + evening.length * row;
  const rows = [
    ...evening.map((entry, index) => ({ ...entry, y: head + index * row })),
    ...morning.map((entry, index) => ({ ...entry, y: nightTop + night + index * row })),
  ];
  const band = { y: nightTop + attempt.top, width: '100%', height: attempt.height };
  const [dusk, dawn] = [at(evening.at(-1)?.time), at(morning[0]?.time)];
  return (
    <g strokeWidth="1.5" className="text-[15px] font-semibold">
      <rect y={nightTop} width="100%" height={night} className="fill-surface" />
      <g className="opacity-(--wide)">
        <line
          x1={dusk}
          x2={dawn}
          y1="535"
          y2="535"
          strokeWidth="999"
          strokeDasharray="1 7"
          className="stroke-line"
        />
        {ticks.map(({ x, hour }) => (
          <text key={hour} x={x} y="22" textAnchor="middle" className="fill-muted">
            {hour}
          </text>
        ))}
      </g>
      <line x2="100%" y1={head} y2={head} className="stroke-text" />
      <g className="fill-muted">
        <Cells y={22} cells={columns} />
        <text x="88" y={nightTop + 34}>
          {closed}
        </text>
      </g>
      {rows.map((entry) => (
        <Row key={entry.time} {...entry} x={at(entry.time)} />
      ))}
      {/* Where it will happen. */}
      <svg x={at(signal.time)} y={band.y} overflow="visible" className="opacity-(--normal)">
        <path d="M-5 63h10v10h-10z" className="fill-danger" />
      </svg>
      <g className="fill-background opacity-(--attempt)">
        <rect {...band} className="fill-danger" />
        <Attempt {...signal} y={band.y} result={signal.attempt} x={at(signal.time)} />
      </g>
      <g className="fill-text opacity-(--stopped)">
        <rect {...band} className="fill-background" />
        <line
          x1="24%"
          x2="99%"
          y1={band.y + 68}
          y2={band.y + 68}
          strokeWidth="4"
          className="stroke-danger opacity-(--wide)"
        />
        <svg x="100%" y={band.y} overflow="visible">
          <path d="M-128 0H0v136h-128z" className="fill-background" />
          <path d={wall} className="stroke-text" />
        </svg>
        <rect {...band} fill="none" strokeWidth="4" className="stroke-danger" />
        <Attempt {...signal} y={band.y} result={signal.stopped} x={at(signal.time)} />
      </g>
    </g>
  );
}

/** The texts of a row: two from the left, the last one at the right end. */
function Cells({ y, cells: [time, who, result] }: { y: number; cells: Props['columns'] }) {
  return (
    <>
      <text x="16" y={y}>
        {time}
      </text>
      <text x="88" y={y}>
        {who}
      </text>
      <svg x="100%" overflow="visible">
        <text x="-16" y={y} textAnchor="end">
          {result}
        </text>
      </svg>
    </>
  );
}

type RowProps = Entry & {
  y: number;
  /** Its place on the scale of hours. */
  x: string;
};

function Row({ time, who, record, result, y, x }: RowProps) {
  return (
    <svg y={y} overflow="visible" className="fill-text">
      <line x2="100%" y1={row} y2={row} className="stroke-line" />
      <line
        x1={x}
        x2="88%"
        y1="26"
        y2="26"
        strokeDasharray="1.5 6"
        className="stroke-muted opacity-(--wide)"
      />
      <Cells y={23} cells={[time, who, result]} />
      <text x="88" y="42" className="fill-muted">
        {record}
      </text>
      <svg x={x} overflow="visible" className="opacity-(--wide)">
        <path d="M-5 21h10v10h-10z" className="fill-background stroke-text" />
      </svg>
    </svg>
  );
}

/** The row of the attempt, in the color around it. */
function Attempt({ time, who, record, result, y, x }: RowProps) {
  return (
    <svg y={y} overflow="visible">
      <text x="14" y="62" fontSize="52">
        {time}
      </text>
      <text x="16" y="98">
        {who}
      </text>
      <text x="16" y="119">
        {record}
      </text>
      <svg x="100%" overflow="visible">
        <text x="-16" y="73" textAnchor="end">
          {result}
        </text>
      </svg>
      <svg x={x} overflow="visible" className="opacity-(--wide)">
        <path d="M-8 60h16v16h-16z" />
      </svg>
    </svg>
  );
}
