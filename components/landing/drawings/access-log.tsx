import type { Drawing } from '@/content/schema';
import { bricksPath, folderPath, shelfPath } from './archive';

type Props = Extract<Drawing, { id: 'access-log' }>;
type Entry = Props['evening'][number];

/*
 * In pixels from the top left. The log is 268 wide, so that it's whole on a phone. A wider picture
 * shows more and more of the shelf on its right. A phone shows the first 432 of the height.
 */
const head = 34;
const row = 60;
const night = 224;
const wall = 268;
/** The row of the attempt, in the middle of the night. */
const band = { y: 44, height: 136 };

/** The shelf of charts at each entry's time, and the one that's taken out. */
export function AccessLog({ columns, evening, morning, closed, signal }: Props) {
  const nightTop = head + evening.length * row;
  const rows = [
    ...evening.map((entry, index) => ({ ...entry, y: head + index * row })),
    ...morning.map((entry, index) => ({ ...entry, y: nightTop + night + index * row })),
  ];
  /** A record is always in the same place on the shelf. */
  const records = [signal.record, ...rows.map(({ record }) => record)];
  const place = (record: string) => 432 + ((records.indexOf(record) * 149) % 560);
  return (
    <g strokeWidth="1.5" className="text-[15px] font-semibold">
      <path d={`M0 ${head}h9999`} className="stroke-text" />
      <g className="fill-muted">
        <Cells y={21} cells={columns} />
      </g>
      <svg y={nightTop} overflow="visible">
        <path d={`M0 0h9999v${night}H0z`} className="fill-surface" />
        <path
          d={`M9999 0v${night}`}
          strokeWidth={2 * (9999 - wall)}
          strokeDasharray="1.5 5"
          className="stroke-line"
        />
        <path d={`${closeUp}M${wall} 180h9999`} className="fill-surface stroke-muted" />
        <path d={target} className="fill-background stroke-text" />
        <Label record={signal.record} className="fill-text" />
        <path d="M0 44H268M0 180H268" className="stroke-line" />
        <text x="88" y="28" className="fill-muted">
          {closed}
        </text>
        <g className="opacity-(--attempt)">
          <path d={`M0 ${band.y}h9999v${band.height}H0z`} className="fill-danger" />
          <path d={closeUp} className="stroke-background" />
          <path d={target} className="fill-background" />
          <Label record={signal.record} className="fill-danger" />
          <g className="fill-background">
            <Attempt {...signal} result={signal.attempt} />
          </g>
        </g>
        <g className="opacity-(--stopped)">
          <path
            d={`M${wall} ${band.y}H2v${band.height}H${wall}`}
            strokeWidth="4"
            className="fill-background stroke-danger"
          />
          <path d={bricksPath(wall)} strokeWidth="2" className="fill-text stroke-background" />
          <path d={`M${wall + 1} 113h22v26h-22z`} className="fill-danger" />
          <g className="fill-text">
            <Attempt {...signal} result={signal.stopped} timeFill="none" />
          </g>
        </g>
      </svg>
      {rows.map((entry) => (
        <Row key={entry.time} {...entry} x={place(entry.record)} />
      ))}
    </g>
  );
}

const closeUp = shelfPath(wall + 20, 180, 2.5);
const target = 'M428 180v-126h40v126z';

function Label({ record, className }: { record: string; className: string }) {
  return (
    <text transform="translate(453 172) rotate(-90)" className={className}>
      {record}
    </text>
  );
}

/** The texts of a row. */
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

/** An entry, with a line that runs to its record on the shelf. */
function Row({ time, who, record, result, y, x }: Entry & { y: number; x: number }) {
  return (
    <svg y={y} overflow="visible" className="fill-text">
      <path d={`M0 ${row}h9999`} className="stroke-line" />
      <path d={shelfPath(wall + 20, row, 1)} fill="none" className="stroke-muted opacity-50" />
      <Cells y={27} cells={[time, who, result]} />
      <text x="88" y="46" className="fill-muted">
        {record}
      </text>
      <path d={`M0 ${row}H${x}`} className="stroke-text" />
      <path d={folderPath(x, row)} strokeWidth="2" className="stroke-background" />
    </svg>
  );
}

/** The row of the attempt, in the color around it. */
function Attempt({ time, who, record, result, timeFill }: Entry & { timeFill?: string }) {
  return (
    <>
      <text x="13" y="112" fontSize="72" fontWeight="800" fill={timeFill} className="stroke-danger">
        {time}
      </text>
      <text x="16" y="142">
        {who}
      </text>
      <text x="16" y="163">
        {record}
      </text>
      <text x="252" y="142" textAnchor="end">
        {result}
      </text>
    </>
  );
}
