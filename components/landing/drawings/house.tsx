import { DrawingFrame } from './drawing-frame';

/** Where the sensors and cameras inside the house are. The camera at the door is separate. */
const sensors = [
  [232, 216],
  [330, 330],
  [404, 150],
  [452, 214],
  [560, 216],
  [250, 296],
  [424, 300],
  [592, 318],
] as const;
const cameras = [
  [168, 190],
  [596, 190],
  [168, 290],
] as const;

/** The box next to the router, which every device connects to. */
const hub = [520, 350] as const;

/** A cutaway house: a sensor or camera in each room, all connected to one box, and what the door's camera sees. */
export function House() {
  return (
    <DrawingFrame>
      {/* The view of the camera at the door. */}
      <path d="M624 290L752 262V380H700z" className="fill-danger opacity-20" />
      <path d="M150 172L380 34L610 172V380H150z" className="fill-background" />
      {/* Rooms. */}
      <path
        d="M150 172H610M150 272H610M306 172V272M470 172V272M350 272V380M488 272V380"
        strokeWidth="2"
        className="stroke-muted"
      />
      <Furniture />
      {/* The connection from each device to the box. */}
      <path
        d={[...sensors, ...cameras].map(([x, y]) => `M${x} ${y}V262H${hub[0]}`).join('')}
        strokeDasharray="2 5"
        className="stroke-muted"
      />
      <path d={`M${hub[0]} 262V${hub[1] - 20}`} strokeDasharray="2 5" className="stroke-muted" />
      {/* Roof, walls, ground. */}
      <path
        d="M112 195L380 34L648 195M150 172V380M610 172V300M610 372V380M8 381H752"
        strokeWidth="4"
        className="stroke-text"
      />
      <path d="M470 88V52h34v56" strokeWidth="3" className="stroke-text" />
      {/* The front door, closed. */}
      <path d="M610 300V372" strokeWidth="7" className="stroke-muted" />
      {sensors.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="10" className="fill-background stroke-good" />
          <circle cx={x} cy={y} r="4.5" className="fill-good" />
        </g>
      ))}
      {cameras.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <path
            d={x < 380 ? `M${x} ${y}l46 10v22z` : `M${x} ${y}l-46 10v22z`}
            className="fill-good opacity-20"
          />
          <rect x={x - 9} y={y - 7} width="18" height="14" rx="2" className="fill-good" />
        </g>
      ))}
      <rect x="614" y="281" width="22" height="16" rx="2" className="fill-danger" />
      <rect
        x={hub[0] - 15}
        y={hub[1] - 20}
        width="30"
        height="30"
        strokeWidth="3"
        className="fill-background stroke-text"
      />
      <rect x={hub[0] - 5} y={hub[1] - 10} width="10" height="10" className="fill-accent" />
      {/* The stranger at the door, and a tree. */}
      <circle cx="712" cy="306" r="11" strokeWidth="2" className="stroke-danger" />
      <path d="M692 378V350c0-30 40-30 40 0V378" strokeWidth="2" className="stroke-danger" />
      <path d="M60 380V300M60 340l-18-16M60 328l16-14" strokeWidth="2" className="stroke-muted" />
      <circle cx="60" cy="272" r="36" strokeWidth="2" className="stroke-muted" />
    </DrawingFrame>
  );
}

/** By room, from the attic down. */
function Furniture() {
  return (
    <path
      d="M330 172V138h60v34M330 154h60M410 172V150h34v22
M176 268V238h52v30M176 248h52M186 238v30M198 238v30M210 238v30M218 238v30
M330 268V250h100v18M330 250V234M340 250c0-10 30-10 30 0
M500 268V244h60v24M508 244V226h36v18
M176 376V352h90v24M170 376V344h8M272 376V344h-8M290 376V356h30v20M296 356V330h20v26
M372 376V340h44v36M372 352h44M440 376V318h32v58M440 344h32"
      strokeWidth="2"
      className="stroke-line"
    />
  );
}
