import type { Drawing } from '@/content/schema';
import { DrawingFrame } from './drawing-frame';

type Props = Extract<Drawing, { id: 'records' }>;

const personY = (index: number) => 72 + index * 90;
const partY = (index: number) => 128 + index * 72;

/** Where the lines from the people start, and where the wall and the record are, in SVG units. */
const lineStart = 250;
const wall = { x: 330, width: 36 };
const sheet = { x: 470, width: 262 };

/** The wall's bricks, each course offset from the one above it. */
const bricks = Array.from({ length: 14 }, (_, course) => {
  const y = 12 + course * 28;
  const { x, width } = wall;
  const joint = course % 2 ? x + width / 3 : x + (width / 3) * 2;
  return `M${x} ${y}h${width}M${joint} ${y}v28`;
}).join('');

/** Who may open which parts of a record. The line of someone who may open none stops at the wall. */
export function Records({ record, parts, people, stopped }: Props) {
  return (
    <DrawingFrame>
      <rect x={wall.x} width={wall.width} y="12" height="392" className="fill-background" />
      <path
        d={`${bricks}M${wall.x} 12v392h${wall.width}V12`}
        strokeWidth="1.5"
        className="stroke-muted"
      />
      <rect
        {...sheet}
        y="20"
        height="370"
        rx="3"
        strokeWidth="1.5"
        className="fill-background stroke-line"
      />
      <text x={sheet.x + 24} y="62" className="fill-text">
        {record}
      </text>
      {parts.map((part, index) => (
        <g key={part}>
          <path
            d={`M${sheet.x} ${partY(index) - 36}h${sheet.width}`}
            strokeWidth="1.5"
            className="stroke-line"
          />
          <text x={sheet.x + 24} y={partY(index)} className="fill-muted">
            {part}
          </text>
          <path
            d={`M${sheet.x + 24} ${partY(index) + 18}h${100 + ((index * 73) % 96)}`}
            strokeWidth="6"
            className="stroke-line"
          />
        </g>
      ))}
      {people.map(({ name, opens }, index) => (
        <g key={name}>
          <Person y={personY(index)} />
          <text x="72" y={personY(index) + 6} className="fill-text">
            {name}
          </text>
          {opens.map((part) => (
            <AccessLine key={part} fromY={personY(index)} toY={partY(part)} />
          ))}
          {opens.length === 0 && <BlockedLine y={personY(index)} time={stopped} />}
        </g>
      ))}
    </DrawingFrame>
  );
}

function Person({ y }: { y: number }) {
  return (
    <>
      <circle cx="40" cy={y} r="20" strokeWidth="1.5" className="fill-background stroke-muted" />
      <circle cx="40" cy={y - 5} r="5.5" strokeWidth="1.5" className="stroke-text" />
      <path d={`M29 ${y + 12}c2-12 20-12 22 0`} strokeWidth="1.5" className="stroke-text" />
    </>
  );
}

/** A line from a person through a door in the wall to a part of the record. */
function AccessLine({ fromY, toY }: { fromY: number; toY: number }) {
  const doorY = fromY + (toY - fromY) * 0.5;
  return (
    <>
      <path
        d={`M${lineStart} ${fromY}C${wall.x} ${fromY} ${wall.x + 40} ${toY} ${sheet.x} ${toY}`}
        strokeWidth="2"
        className="stroke-text"
      />
      <rect
        x={wall.x}
        y={doorY - 11}
        width={wall.width}
        height="22"
        strokeWidth="1.5"
        className="fill-background stroke-text"
      />
      <path d={`M${wall.x + 10} ${doorY}l6 6 11-12`} strokeWidth="2" className="stroke-good" />
      <circle cx={sheet.x} cy={toY} r="6" className="fill-good" />
    </>
  );
}

/** A line that stops at the wall, with the time of the attempt. */
function BlockedLine({ y, time }: { y: number; time: string }) {
  return (
    <>
      <path
        d={`M${lineStart} ${y}H${wall.x - 10}m0-16v32`}
        strokeWidth="3"
        className="stroke-danger"
      />
      <text x={wall.x - 14} y={y + 36} textAnchor="end" className="fill-danger">
        {time}
      </text>
    </>
  );
}
