import type { Drawing } from '@/content/schema';
import { DrawingFrame } from './drawing-frame';
import { access, bricksPath, height, partY, personY, sheet, top, wall } from './wall';

type Props = Extract<Drawing, { id: 'records' }>;

/** Who may open which parts of a record. Whoever may open none is stopped at the wall. */
export function Records({ record, parts, people, stopped }: Props) {
  const accesses = people.flatMap(({ opens }, person) =>
    opens.map((part) => access(personY(person), partY(part))),
  );
  return (
    <DrawingFrame>
      <g strokeWidth="1.5" className="fill-background stroke-muted">
        <rect {...wall} y={top} height={height} />
        <rect {...sheet} y={top} height={height} />
        {people.map(({ name }, index) => (
          <circle key={name} cx="40" cy={personY(index)} r="20" />
        ))}
        <path d={bricksPath} />
      </g>
      <path
        d={parts.map((_, index) => `M${sheet.x} ${partY(index) - 42}h${sheet.width}`).join('')}
        strokeWidth="1.5"
        className="stroke-line"
      />
      <path
        d={parts
          .map((_, index) => `M494 ${partY(index) + 18}h${100 + ((index * 73) % 96)}`)
          .join('')}
        strokeWidth="6"
        className="stroke-line"
      />
      <path
        d={people.map((_, index) => headAndShoulders(personY(index))).join('')}
        strokeWidth="1.5"
        className="stroke-text"
      />
      <path d={accesses.map(({ line }) => line).join('')} strokeWidth="2" className="stroke-text" />
      <path
        d={accesses.map(({ gateY }) => `M${wall.x} ${gateY - 14}h36v28h-36z`).join('')}
        strokeWidth="1.5"
        className="fill-background stroke-text"
      />
      <path
        d={accesses.map(({ gateY }) => `M${wall.x + 10} ${gateY}l6 6l11-12`).join('')}
        strokeWidth="2.5"
        className="stroke-good"
      />
      <text x="494" y="48" className="fill-text">
        {record}
      </text>
      {parts.map((part, index) => (
        <text key={part} x="494" y={partY(index)} className="fill-muted">
          {part}
        </text>
      ))}
      {people.map(({ name, opens }, index) => (
        <Person key={name} name={name} y={personY(index)} stopped={opens.length ? '' : stopped} />
      ))}
    </DrawingFrame>
  );
}

/** A head and shoulders. */
const headAndShoulders = (y: number) =>
  `M46 ${y - 5}a6 6 0 1 1-12 0a6 6 0 1 1 12 0M29 ${y + 12}c2-12 20-12 22 0`;

interface PersonProps {
  name: string;
  y: number;
  /** For a person who is stopped at the wall. */
  stopped: string;
}

/** A person's name, above the line to the wall. */
function Person({ name, y, stopped }: PersonProps) {
  return (
    <>
      <text x="66" y={y - 9} className="fill-text">
        {name}
      </text>
      {stopped && (
        <>
          <path d={`M60 ${y}H${wall.x - 8}m0-14v28`} strokeWidth="3" className="stroke-danger" />
          <text x="66" y={y + 4} dy=".9em" className="fill-danger">
            {stopped}
          </text>
        </>
      )}
    </>
  );
}
