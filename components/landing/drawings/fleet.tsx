import type { City } from '@/content/schema';
import { dayPath, hourWidth, landPath, landPlace, nightPath, sun, x, y } from './world';

interface Props {
  cities: City[];
  /** What a city's box stands for: `= 30 devices`. */
  box: string;
  night: string;
  /** The name of the city where the signal is. */
  alert: string;
  signal: { time: string; attempt: string[]; stopped: string[] };
}

/** Labels are east of a city's line, unless they'd leave the box there. */
const labelX = ({ longitude }: City) => x(longitude) + (longitude > 90 ? -62 : 7);

/** A box is a small laptop. A city's boxes are in rows of three, under its time. */
const box = 'h10v7h-10zm-2 9h14';
const boxesPath = (city: City) =>
  Array.from(
    { length: city.boxes },
    (_, index) => (index ? (index % 3 ? 'm7-9' : 'm-50 6') : `M${labelX(city) + 2} 79`) + box,
  ).join('');

const linePath = ({ longitude, latitude }: City) => `M${x(longitude)} 30V${y(latitude)}`;
const markPath = ({ longitude, latitude }: City) =>
  `M${x(longitude) - 4} ${y(latitude) - 4}h8v8h-8z`;

/** Keeps text readable on top of the map. */
const halo = { strokeWidth: 6, paintOrder: 'stroke', className: 'fill-text stroke-background' };

/** The world by day and night, a fleet, and a laptop nobody knows, placed from the middle. */
export function Fleet({ cities, box: boxText, night, alert, signal }: Props) {
  return (
    <g fill="none" strokeWidth="1.5" className="text-[15px] font-semibold">
      <svg x="50%" overflow="visible">
        {/* The night's hatching is everywhere, and the day covers it. */}
        <path d="M-701 315H700" strokeWidth="570" strokeDasharray="1.5 6" className="stroke-line" />
        <path d={dayPath} className="fill-background" />
        {/* Twice, so that the dots of each row stand between those of the rows above and below. */}
        <g
          transform={landPlace}
          strokeWidth=".22"
          strokeDasharray=".22 .28"
          className="stroke-muted"
        >
          <path d={landPath} transform="translate(0 .25)" />
          <path d={landPath} transform="translate(.25 .75)" />
        </g>
        <path d={nightPath} className="fill-background opacity-50" />
        <g className="stroke-muted">
          <path d={dayPath} />
          <path
            d={`M${x(0) - 20 * hourWidth - 0.75} 27H700`}
            strokeWidth="6"
            strokeDasharray={`1.5 ${hourWidth - 1.5}`}
          />
          <svg x={x(sun.longitude)} y={y(sun.latitude)} overflow="visible">
            <circle r="4" />
            <circle r="8" strokeWidth="3" strokeDasharray="1.3 4.983" />
          </svg>
        </g>
        <path d={`M-700 30H700${cities.map(linePath).join('')}`} className="stroke-text" />
        <path
          d={[...cities.map(boxesPath), ...cities.map(markPath)].join('')}
          className="fill-background stroke-text"
        />
        <g {...halo}>
          {cities.map((city) => (
            <text key={city.name} y="50">
              <tspan x={labelX(city)}>{city.name}</tspan>
              <tspan x={labelX(city)} dy="19" className="fill-muted">
                {city.time}
              </tspan>
            </text>
          ))}
          <text x={x(66)} y={y(3)} className="fill-muted">
            {night}
          </text>
        </g>
        {cities.map(
          (city) => city.name === alert && <Signal key={city.name} {...city} {...signal} />,
        )}
      </svg>
      <svg y="100%" overflow="visible">
        <path d={`M12 -24${box}`} className="fill-background stroke-text" />
        <text x="30" y="-15" {...halo}>
          {boxText}
        </text>
      </svg>
    </g>
  );
}

/** The laptop from its top left: lid and deck, and what's drawn on them. */
const laptop = 'M12 0h80v56h-80zM12 60h80l12 16h-104z';
const details = (
  <>
    <path d="M17 5h70v46h-70zM46 18a6 6 0 0 1 12 0a6 6 0 0 1-12 0M30 31h44v12h-44z" />
    <path d="M15 65h74M11 70h82M34 37h27" strokeWidth="3" strokeDasharray="4 2" />
  </>
);

/** The laptop that signs in, out on the sea west of the city, and how far it gets. */
function Signal({ longitude, latitude, time, attempt, stopped }: City & Props['signal']) {
  const [cx, cy] = [x(longitude), y(latitude)];
  const place = { x: cx - 136, y: cy - 46, overflow: 'visible' };
  const words = (lines: string[], className: string) => (
    <>
      <text y="126" fontSize="41">
        {time}
      </text>
      <g {...halo} className={className}>
        {lines.map((line, index) => (
          <text key={line} y={152 + index * 20}>
            {line}
          </text>
        ))}
      </g>
    </>
  );
  return (
    <>
      <svg {...place} className="fill-danger opacity-(--attempt)">
        <path d={`${laptop}M129 39h14v14h-14z`} />
        <path d="M104 46h18v-14h28v28h-28v-14" fill="none" className="stroke-danger" />
        <g className="stroke-background">{details}</g>
        {words(attempt, 'fill-danger stroke-background')}
      </svg>
      <svg {...place} className="fill-background stroke-danger opacity-(--stopped)">
        <path d={`${laptop}M104 46h10`} />
        {details}
        <path d="M88-14h28v100h-28" strokeWidth="4" fill="none" className="stroke-text" />
        {words(stopped, halo.className)}
      </svg>
    </>
  );
}
