import type { City as CityContent, Drawing } from '@/content/schema';
import { isLand } from '@/lib/campaign/picture/land';
import { DrawingFrame, size } from './drawing-frame';

type Cities = Extract<Drawing, { id: 'fleet' }>['cities'];

/** The map's bounds, its width and the distance between its dots, in degrees. */
const world = { west: -168, north: 76, south: -54, width: 348, step: 4 };
const scale = size.width / world.width;
const top = 120;

const x = (longitude: number) => Math.round((longitude - world.west) * scale);
const y = (latitude: number) => Math.round(top + (world.north - latitude) * scale);

const dot = world.step * scale;

/** Land as lines from west to east, which a dash pattern turns into dots. */
const landPath = Array.from({ length: (world.north - world.south) / world.step }, (_row, row) => {
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

/** The longitudes where it's night at 14:05 UTC: east of `from` the sun has set, west of `until` it hasn't risen yet. */
const night = { from: 58, until: -122 };

/** The room that a city's labels take, in degrees. */
const labelsWidth = 36;

/** Whether another city is in the way of the labels of a city at `longitude`. */
function hasNeighbor(longitude: number, cities: Cities): boolean {
  return cities.some(
    (other) => other.longitude > longitude && other.longitude < longitude + labelsWidth,
  );
}

/** A fleet across time zones: a dotted world map with its night side, and cities with their local time and devices. */
export function Fleet({ cities }: { cities: Cities }) {
  const hours = Array.from({ length: 23 }, (_, zone) => x((zone - 11) * 15));
  return (
    <DrawingFrame>
      <path d={hours.map((place) => `M${place} 0v10`).join('')} className="stroke-muted" />
      <path
        d={`M0 205H${x(night.until)}M${x(night.from)} 205H${size.width}`}
        strokeWidth={size.height}
        strokeDasharray="1 7"
        className="stroke-line"
      />
      <path
        d={landPath}
        strokeWidth={dot * 0.45}
        strokeDasharray={`${(dot * 0.45).toFixed(2)} ${(dot * 0.55).toFixed(2)}`}
        className="stroke-muted opacity-50"
      />
      {cities.map((city) => (
        <City key={city.name} {...city} labelsWest={hasNeighbor(city.longitude, cities)} />
      ))}
    </DrawingFrame>
  );
}

interface CityProps extends CityContent {
  /** Puts the labels to the west of the city instead of the east. */
  labelsWest: boolean;
}

function City({ name, time, longitude, latitude, boxes, alert, labelsWest }: CityProps) {
  const [cx, cy] = [x(longitude), y(latitude)];
  const side = labelsWest ? -1 : 1;
  const label = { x: cx + side * 10, textAnchor: labelsWest ? ('end' as const) : undefined };
  return (
    <>
      <path d={`M${cx} 28V${cy}`} className="stroke-text" />
      <circle cx={cx} cy={cy} r="7" strokeWidth="2" className="fill-surface stroke-text" />
      <circle cx={cx} cy={cy} r="2.5" className="fill-text" />
      <text {...label} y="46" className="fill-text">
        {name}
      </text>
      <text {...label} y="77" className="fill-muted">
        {time}
      </text>
      {Array.from({ length: boxes }, (_, index) => (
        <rect
          key={index}
          x={cx + side * (10 + index * 19) - (labelsWest ? 15 : 0)}
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
