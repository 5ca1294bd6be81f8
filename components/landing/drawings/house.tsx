import * as scenery from './house-scenery';

interface Props {
  /** What one of the sensors is called. */
  sensor: string;
  box: string;
  camera: string;
  /** When it happened, and what the attic says about it, line by line. */
  signal: { time: string; attempt: string[]; stopped: string[] };
}

/*
 * x runs from the middle of the house, y from the top of a desktop's picture. A phone shows y from
 * 96 to 528 and x from -144 to 144: the attic with its words, the nursery, the box, the cable.
 */

/** A wire to the nearest floor from each of the 8 sensors, and from 3 of the 4 cameras. */
const sensorWires =
  'M126 164V192M-222 206V192M-124 212V192M268 206V192' +
  'M-206 354V340M-84 354V340M118 368V340M296 444V340';
const deviceWires = `${sensorWires}M-320 236V192M-162 364V340M320 424V340`;
const wires = `${deviceWires}M-320 192H140V340M-206 340H320M48 340V514H2000`;
const cameras =
  'M106 226h26v18h-26zM132 235h6M-330 230h20v12h-20zM-172 358h20v12h-20zM310 418h20v12h-20z';

/** Makes a dot of each line's start. */
const dots = { strokeDasharray: '0 999', strokeLinecap: 'round' } as const;

const roofAndGround =
  'M-346 207L0 14L346 207M-236 144V60h36v64M-310 187V484M-2000 484H2000M310 187V401M310 398h38';
const floorsAndWalls = 'M-310 192H310M-310 340H310M-140 192V340M140 192V340M-150 340V484';
const views = 'M-328 240L-560 484H-396zM-172 368L-300 392V484H-226zM328 428L490 484H350z';
const nurseryView = 'M108 240L-136 268V336H56z';

/** A house cut open at night: its devices, their wires to the box, and what the cameras see. */
export function House({ sensor, box, camera, signal }: Props) {
  return (
    <svg x="50%" y="75%" overflow="visible" fill="none" className="text-[15px] font-semibold">
      <g transform="translate(0-420)" strokeWidth="1.5">
        <path d={scenery.skyline} className="fill-surface stroke-line" />
        <path d={scenery.ground} strokeWidth="24" strokeDasharray="2 6" className="stroke-line" />
        <path
          d={scenery.stars}
          strokeWidth="3"
          strokeDasharray="0 97 0 61"
          strokeLinecap="round"
          className="stroke-muted"
        />
        <path d={scenery.outdoors} className="fill-background stroke-muted" />
        <path d="M-310 484V187L0 14L310 187V484z" className="fill-surface" />
        {/* What the cameras see, up to the walls and the ground. */}
        <path d={views + nurseryView} className="fill-muted opacity-15" />
        <g className="opacity-(--attempt)">
          <path d={nurseryView} className="fill-surface" />
          <path d={nurseryView} fillOpacity=".2" className="fill-danger stroke-danger" />
        </g>
        <path d={scenery.furniture} className="stroke-muted" />
        <path d={scenery.bicycle} className="stroke-muted opacity-(--normal)" />
        <path d={floorsAndWalls} strokeWidth="9" className="stroke-text" />
        <path d={floorsAndWalls} strokeWidth="6" className="stroke-surface" />
        <path d={wires} strokeDasharray="1.5 4" className="stroke-muted" />
        <path d={roofAndGround} strokeWidth="6" className="stroke-text" />
        <path d={scenery.nursery} className="stroke-text" />
        {/* Devices, each with a green light but for the nursery's camera. */}
        <path {...dots} d={sensorWires} strokeWidth="14" className="stroke-text" />
        <path {...dots} d={sensorWires} strokeWidth="11" className="stroke-surface" />
        <path d={cameras} className="fill-background stroke-text" />
        <path {...dots} d={deviceWires} strokeWidth="5" className="stroke-good" />
        <path d="M112 231h8v8h-8z" className="fill-good" />
        {/* The attacker's line from the street to the box, and on to the nursery's camera. */}
        <g strokeWidth="4" className="opacity-(--attempt)">
          <path d="M2000 514H48V340H140V235H132" className="stroke-danger" />
          <path d="M107 227h24v16h-24z" className="fill-danger" />
        </g>
        <path d="M34 408h28v28h-28z" strokeWidth="4" className="fill-background stroke-text" />
        <g strokeWidth="4" className="opacity-(--stopped)">
          <path d="M22 396h52v52h-52zM42 456h12v12h-12z" className="fill-background stroke-text" />
          <path d="M34 408h28v28h-28z" className="fill-text" />
          <path d="M42 456h12v12h-12zM48 468V514H2000" className="stroke-danger" />
        </g>
        <g className="fill-text">
          <text x="-110" y="220">
            {sensor}
          </text>
          <text x="98" y="220" textAnchor="end">
            {camera}
          </text>
          <text x="38" y="384" textAnchor="end">
            {box}
          </text>
        </g>
        <Words
          time={signal.time}
          lines={signal.attempt}
          className="fill-danger opacity-(--attempt)"
        />
        <Words
          time={signal.time}
          lines={signal.stopped}
          className="fill-text opacity-(--stopped)"
          timeFill="none"
        />
      </g>
    </svg>
  );
}

interface WordsProps {
  time: string;
  lines: string[];
  className: string;
  timeFill?: string;
}

/** A time, outlined in red and filled unless `timeFill` says otherwise, with lines under it. */
function Words({ time, lines, className, timeFill }: WordsProps) {
  return (
    <g textAnchor="middle" fontSize="17" className={className}>
      <text y="150" fontSize="46" fontWeight="800" fill={timeFill} className="stroke-danger">
        {time}
      </text>
      {lines.map((line, index) => (
        <text key={line} y={176 + 20 * (index + 1 - lines.length)}>
          {line}
        </text>
      ))}
    </g>
  );
}
