import { isLand } from '@/lib/campaign/picture/land';
import { size } from './drawing-frame';

/** The map's bounds, its width and the distance between its dots, in degrees. */
const world = { west: -168, north: 76, south: -54, width: 348, step: 4 };
const scale = size.width / world.width;
const top = 120;

export const x = (longitude: number) => Math.round((longitude - world.west) * scale);
export const y = (latitude: number) => Math.round(top + (world.north - latitude) * scale);

/** Land as lines, which a dash pattern turns into dots. The unit is the distance between dots. */
export const landPath = Array.from(
  { length: (world.north - world.south) / world.step },
  (_row, row) => {
    const latitude = world.north - (row + 0.5) * world.step;
    const shores = Array.from({ length: world.width / world.step }, (_column, column) =>
      isLand(world.west + (column + 0.5) * world.step, latitude) ? '#' : ' ',
    ).join('');
    return [...shores.matchAll(/#+/g)]
      .map(({ 0: run, index }) => `M${index} ${row}h${run.length}`)
      .join('');
  },
).join('');

/** Puts `landPath` in its place on the map. */
export const landPlace = `translate(0 ${top})scale(${(world.step * scale).toFixed(2)})`;

/** A tick for each time zone, at the top. */
export const zonesPath = Array.from(
  { length: 23 },
  (_, zone) => `M${x((zone - 11) * 15)} 0v10`,
).join('');

/** Where it's night at 14:05 UTC: east of the longitude `from`, and west of `until`. */
const night = { from: 58, until: -122 };

/** The night side as two lines, as wide as the map is high, for a dash pattern to hatch. */
export const nightPath = `M0 205H${x(night.until)}M${x(night.from)} 205H${size.width}`;
