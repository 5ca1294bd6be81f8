import type { City, Drawing } from '@/content/schema';
import { DrawingFrame, Lines, size } from './drawing-frame';
import { landPath, landPlace, nightPath, x, y, zonesPath } from './world';

type Props = Extract<Drawing, { id: 'fleet' }>;

/** The room that a city's labels take, in degrees. */
const labelsWidth = 36;

/** A city with the side of its line that its labels are on: where no other city is in the way. */
function placeLabels(city: City, _index: number, cities: City[]) {
  const west = cities.some(
    ({ longitude }) => longitude > city.longitude && longitude < city.longitude + labelsWidth,
  );
  return { ...city, side: west ? -1 : 1 };
}

type PlacedCity = ReturnType<typeof placeLabels>;

const box = 'h17v12h-17z';

/** A city's boxes, in a row under its labels. */
function boxesPath({ longitude, side, boxes }: PlacedCity) {
  const first = x(longitude) + (side > 0 ? 10 : -27);
  return Array.from({ length: boxes }, (_, index) => `M${first + side * index * 21} 90${box}`);
}

/** A dotted world map with its night side, and cities with their local time and devices. */
export function Fleet({ cities, box: boxText, night, alert, alarm }: Props) {
  const placed = cities.map(placeLabels);
  return (
    <DrawingFrame>
      <path d={nightPath} strokeWidth={size.height} strokeDasharray="1 7" className="stroke-line" />
      <path
        d={landPath}
        transform={landPlace}
        strokeWidth=".45"
        strokeDasharray=".45 .55"
        className="stroke-muted opacity-50"
      />
      <path d={zonesPath} className="stroke-muted" />
      <path
        d={`${placed.flatMap(boxesPath).join('')}M8 390${box}`}
        strokeWidth="1.5"
        className="fill-surface stroke-text"
      />
      <text x="33" y="402" className="fill-text">
        {boxText}
      </text>
      <text x="748" y="256" textAnchor="end" className="fill-muted">
        {night}
      </text>
      {placed.map((city) => (
        <CityMark key={city.name} {...city} />
      ))}
      {cities.map(
        (city) => city.name === alert && <Alarm key={city.name} {...city} lines={alarm} />,
      )}
    </DrawingFrame>
  );
}

function CityMark({ name, time, longitude, latitude, side }: PlacedCity) {
  const [cx, cy] = [x(longitude), y(latitude)];
  const label = { x: cx + side * 10, textAnchor: side < 0 ? ('end' as const) : undefined };
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
    </>
  );
}

/** An unknown laptop that gets no further than the city's edge, and what happened. */
function Alarm({ longitude, latitude, lines }: City & { lines: string[] }) {
  const [cx, cy] = [x(longitude), y(latitude)];
  return (
    <>
      <path
        d={`M${cx - 57} ${cy + 4}v-13h20v13zm-8 4h36m4-8h9m0-10v20`}
        strokeWidth="2"
        className="fill-danger stroke-danger"
      />
      <path d={`M${cx - 47} ${cy + 9}V404`} className="stroke-danger" />
      <Lines lines={lines} x={cx - 37} y={402} className="fill-danger" />
    </>
  );
}
