import type { City as CityContent, Drawing as DrawingContent } from '@/content/schema';
import { isLand } from '@/lib/campaign/picture/land';
import { Drawing, size } from './drawing';

type Cities = Extract<DrawingContent, { id: 'fleet' }>['cities'];

/** In degrees: where the map begins, how wide it is, and how far apart its dots are. */
const world = { west: -168, north: 76, south: -54, width: 348, step: 4 };
const scale = size.width / world.width;
const top = 120;

const x = (longitude: number) => Math.round((longitude - world.west) * scale);
const y = (latitude: number) => Math.round(top + (world.north - latitude) * scale);

const dot = world.step * scale;

/** The land in lines from west to east, to be dashed into dots. */
const land = Array.from({ length: (world.north - world.south) / world.step }, (_row, row) => {
  const latitude = world.north - row * world.step;
  const shores = Array.from({ length: world.width / world.step }, (_column, column) =>
    isLand(world.west + (column + 0.5) * world.step, latitude - world.step / 2) ? '#' : ' ',
  ).join('');
  const runs = [...shores.matchAll(/#+/g)].map(
    ({ 0: run, index }) =>
      `M${(index * dot).toFixed(1)} ${y(latitude)}h${(run.length * dot).toFixed(1)}`,
  );
  return runs.join('');
}).join('');

/** When it is 14:05 in Lisbon (UTC), the sun has set to the east of here and not risen to the west of there. */
const night = { from: 58, until: -122 };

/** In degrees: how much room a city's words take. */
const wordsWidth = 36;

/** Whether there's another city where the words of one would be. */
function hasNeighbor(longitude: number, cities: Cities): boolean {
  return cities.some(
    (other) => other.longitude > longitude && other.longitude < longitude + wordsWidth,
  );
}

/** A fleet across time zones: the land in dots, the part of it where it's night, cities with their local time and devices. */
export function Fleet({ cities }: { cities: Cities }) {
  const hours = Array.from({ length: 23 }, (_, zone) => x((zone - 11) * 15));
  return (
    <Drawing>
      <path d={hours.map((place) => `M${place} 0v10`).join('')} className="stroke-muted" />
      <path
        d={`M0 205H${x(night.until)}M${x(night.from)} 205H${size.width}`}
        strokeWidth={size.height}
        strokeDasharray="1 7"
        className="stroke-line"
      />
      <path
        d={land}
        strokeWidth={dot * 0.45}
        strokeDasharray={`${(dot * 0.45).toFixed(2)} ${(dot * 0.55).toFixed(2)}`}
        className="stroke-muted opacity-50"
      />
      {cities.map((city) => (
        <City key={city.name} {...city} west={hasNeighbor(city.longitude, cities)} />
      ))}
    </Drawing>
  );
}

interface CityProps extends CityContent {
  /** Its words are to the west of it. */
  west: boolean;
}

function City({ name, time, longitude, latitude, boxes, alert, west }: CityProps) {
  const [cx, cy] = [x(longitude), y(latitude)];
  const side = west ? -1 : 1;
  const words = { x: cx + side * 10, textAnchor: west ? ('end' as const) : undefined };
  return (
    <>
      <path d={`M${cx} 28V${cy}`} className="stroke-text" />
      <circle cx={cx} cy={cy} r="7" strokeWidth="2" className="fill-surface stroke-text" />
      <circle cx={cx} cy={cy} r="2.5" className="fill-text" />
      <text {...words} y="46" className="fill-text">
        {name}
      </text>
      <text {...words} y="77" className="fill-muted">
        {time}
      </text>
      {Array.from({ length: boxes }, (_, index) => (
        <rect
          key={index}
          x={cx + side * (10 + index * 19) - (west ? 15 : 0)}
          y="91"
          width="15"
          height="11"
          rx="1"
          strokeWidth="2"
          className={
            alert && index === 1 ? 'fill-danger stroke-danger' : 'fill-surface stroke-muted'
          }
        />
      ))}
    </>
  );
}
