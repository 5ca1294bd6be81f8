import type { Drawing } from '@/content/schema';
import { DrawingFrame, Lines } from './drawing-frame';

type Props = Extract<Drawing, { id: 'house' }>;

/** One for each online device that the page counts. The last camera is over the front door. */
const sensors = [
  [262, 122],
  [224, 190],
  [392, 190],
  [428, 190],
  [196, 290],
  [270, 290],
  [406, 290],
  [532, 326],
] as const;
const cameras = [
  [102, 171],
  [538, 171],
  [102, 279],
  [562, 274],
] as const;

/** Every device's line to the ceiling of the ground floor, and from there to the box. */
const lines = `${[...sensors, ...cameras].map(([x, y]) => `M${x} ${y}V258`).join('')}M102 258H562M366 258v46`;

/** A cutaway house: sensors and cameras, one box, and what the door's camera sees. */
export function House({ sensor, box, alarm }: Props) {
  return (
    <DrawingFrame>
      <path d="M90 154L320 16L550 154V364H90z" className="fill-background" />
      {/* What the cameras see, up to the walls of their rooms. */}
      <path
        d="M111 171L246 178V254H168zM529 171L410 178V254H472zM111 279L290 286V364H172z"
        className="fill-muted opacity-20"
      />
      <path d="M571 274L752 258V364H622z" className="fill-danger opacity-20" />
      <path d={furniture} strokeWidth="1.5" className="stroke-muted" />
      <path d={lines} strokeDasharray="2 4" className="stroke-muted" />
      {/* Rooms, and the line from the box to its label. */}
      <path
        d="M90 156H550M90 254H550M90 262H550M246 156v98M410 156v98M290 262V364M428 262V364M366 332V404"
        strokeWidth="1.5"
        className="stroke-text"
      />
      {/* Roof, walls, ground. */}
      <path
        d="M52 177L320 16L588 177M90 154V364M550 154V288M8 365H752M196 90V40h32V71"
        strokeWidth="3"
        className="stroke-text"
      />
      {/* The front door, closed. */}
      <path d="M546 288h8v76h-8z" strokeWidth="1.5" className="fill-surface stroke-text" />
      <path d="M352 304h28v28h-28z" strokeWidth="3" className="fill-background stroke-text" />
      <path
        d={sensors.map(([x, y]) => `M${x - 6} ${y}a6 6 0 0 0 12 0a6 6 0 0 0-12 0`).join('')}
        strokeWidth="4"
        className="fill-background stroke-good"
      />
      <path
        d={cameras.map(([x, y]) => `M${x - 9} ${y - 7}h18v14h-18z`).join('')}
        className="fill-good"
      />
      <path
        d="M680 299a7 7 0 0 1 0 14a7 7 0 0 1 0-14M673 364V342h-4v-17l5-7h12l5 7v17h-4v22M680 364v-18"
        strokeWidth="2"
        className="stroke-danger"
      />
      <path d="M742 20V330H702" className="stroke-danger" />
      <text x="282" y="132" className="fill-text">
        {sensor}
      </text>
      <text x="376" y="402" className="fill-text">
        {box}
      </text>
      <Lines lines={alarm} x={732} y={72} textAnchor="end" className="fill-danger" />
    </DrawingFrame>
  );
}

/** By room, from the attic down, with the router next to the box. */
const furniture = `M410 156v-30h38v30M410 136h38M454 156v-20h28v20
M136 254v-34h66v34M136 228h66M136 244h66M149 228v16m13-16v16m14-16v16m13-16v16
M286 254v-30M286 234h92v20M286 246h92M292 234v-8h24v8
M450 254v-28h66v28M468 216h30v-20h-30zM483 216v10
M118 364v-26h8v12h76v-12h8v26M126 338v-16h76v16
M234 364v-18h44v18M236 340h40v-26h-40zM256 340v6
M306 364v-32h82v32M306 348h82M314 332v-10h26v10M318 322v-14M336 322v-14
M452 364v-20h48v20M452 352h48M456 300h40M464 300v8M476 300v8M488 300v8`.replaceAll('\n', '');
