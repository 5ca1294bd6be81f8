import type { Drawing } from '@/content/schema';
import { bricksPath, folderPath, shelfPath } from './archive';

type Props = Extract<Drawing, { id: 'access-log' }>;
type Entry = Props['evening'][number];

/*
 * In pixels from the top left: on the left the log, which a phone shows whole, down to the first
 * entry of the morning; on the right the shelf, as far as there's room.
 */
const head = 34;
const row = 60;
const night = 224;
/** Where the log ends, the wall stands and the shelf begins. */
const logWidth = 268;
const shelfX = logWidth + 24;

/* In the night, from its top: the attempt's row, the shelf from close by, and the chart on it. */
const attemptRow = { y: 44, height: 136 };
const closeUp = shelfPath(shelfX, 180, 2.5);
const chart = 'M428 180V54h40v126z';

/** A night's access log, and the chart that somebody asks for while the office is closed. */
export function AccessLog({ columns, evening, morning, closed, signal }: Props) {
  const nightTop = head + evening.length * row;
  const rows = [
    ...evening.map((entry, index) => ({ ...entry, y: head + index * row })),
    ...morning.map((entry, index) => ({ ...entry, y: nightTop + night + index * row })),
  ];
  // A record always has the same place on the shelf. The attempt's is that of the chart above.
  const records = [signal.record, ...rows.map(({ record }) => record)];
  const placeOf = (record: string) => 448 + ((records.indexOf(record) * 149) % 560);
  return (
    <g strokeWidth="1.5" className="text-[15px] font-semibold">
      <g className="fill-muted">
        <Cells y={21} cells={columns} />
      </g>
      <svg y={nightTop} overflow="visible">
        <path d={`M0 0h9999v${night}H0z`} className="fill-surface" />
        <path
          d={`M9999 0v${night}`}
          strokeWidth={2 * (9999 - logWidth)}
          strokeDasharray="1.5 5"
          className="stroke-line"
        />
        <path d={`M0 44H${logWidth}M0 180H${logWidth}`} className="stroke-line" />
        <path d={`${closeUp}M${logWidth} 180h9999`} className="fill-surface stroke-muted" />
        <text x="88" y="28" className="fill-muted">
          {closed}
        </text>
        <path d={chart} className="fill-background stroke-text" />
        <ChartLabel className="fill-text">{signal.record}</ChartLabel>
        <g className="opacity-(--attempt)">
          <rect {...attemptRow} width="9999" className="fill-danger" />
          <path d={closeUp} className="stroke-background" />
          <path d={chart} className="fill-background" />
          <ChartLabel className="fill-danger">{signal.record}</ChartLabel>
          <g className="fill-background">
            <Attempt {...signal} result={signal.attempt} />
          </g>
        </g>
        {/* The wall closes the row, and has one red brick where it was hit. */}
        <g className="fill-text opacity-(--stopped)">
          <rect
            {...attemptRow}
            x="2"
            width={logWidth}
            strokeWidth="4"
            className="fill-background stroke-danger"
          />
          <path d={bricksPath(logWidth)} strokeWidth="2" className="stroke-background" />
          <path d={`M${logWidth + 1} 113h22v26h-22z`} className="fill-danger" />
          <Attempt {...signal} result={signal.stopped} timeFill="none" />
        </g>
      </svg>
      <path d={`M0 ${head}h9999`} className="stroke-text" />
      {rows.map((entry) => (
        <Row key={entry.time} {...entry} x={placeOf(entry.record)} />
      ))}
    </g>
  );
}

/** A row's texts. */
function Cells({ y, cells: [time, who, result] }: { y: number; cells: Props['columns'] }) {
  return (
    <>
      <text x="16" y={y}>
        {time}
      </text>
      <text x="88" y={y}>
        {who}
      </text>
      <text x="252" y={y} textAnchor="end">
        {result}
      </text>
    </>
  );
}

/** An entry, underlined as far as its record on the shelf. */
function Row({ time, who, record, result, y, x }: Entry & { y: number; x: number }) {
  return (
    <svg y={y} overflow="visible" className="fill-text">
      <path
        d={`${shelfPath(shelfX, row, 1)}M0 ${row}h9999`}
        fill="none"
        className="stroke-muted opacity-50"
      />
      <Cells y={27} cells={[time, who, result]} />
      <text x="88" y="46" className="fill-muted">
        {record}
      </text>
      <path d={`M0 ${row}H${x}`} className="stroke-text" />
      <path d={folderPath(x, row)} strokeWidth="2" className="stroke-background" />
    </svg>
  );
}

/** Along the back of the chart, upwards. */
function ChartLabel(props: React.SVGProps<SVGTextElement>) {
  return <text transform="translate(453 172)rotate(-90)" {...props} />;
}

/** The texts of the attempt's row, in the color around it. */
function Attempt({ time, who, record, result, timeFill }: Entry & { timeFill?: string }) {
  return (
    <>
      <text x="13" y="112" fontSize="56" fontWeight="800" fill={timeFill} className="stroke-danger">
        {time}
      </text>
      <text x="16" y="142">
        {who}
      </text>
      <text x="16" y="163">
        {record}
      </text>
      <text x="252" y="163" textAnchor="end">
        {result}
      </text>
    </>
  );
}
