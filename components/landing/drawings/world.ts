import { isLand } from '@/lib/campaign/picture/land';

/** What's in the middle of the drawing, in degrees, and where the map's north edge is, in units. */
const map = { middle: -8, north: 75, top: 84, scale: 3.75 };
/** From the middle to the west or east edge, in degrees: a little more than any screen shows. */
const reach = 180;

export const x = (longitude: number) => Math.round((longitude - map.middle) * map.scale);
export const y = (latitude: number) => Math.round(map.top + (map.north - latitude) * map.scale);

/** Longitudes from the west edge to the east edge. */
const across = (step: number) =>
  Array.from({ length: (2 * reach) / step + 1 }, (_, index) => map.middle - reach + index * step);

/** The land in cells of this many degrees, row by row. */
const cell = 3.2;
const columns = across(cell);
const shores = Array.from({ length: 40 * columns.length }, (_, index) => {
  const longitude = (columns[index % columns.length] ?? 0) + cell / 2;
  const row = Math.floor(index / columns.length);
  return isLand(longitude, map.north - (row + 0.5) * cell) ? '#' : ' ';
}).join('');

/** A line for each row of land, which a dash pattern turns into dots. The unit is a cell. */
export const landPath = [...shores.matchAll(/#+/g)]
  .map(({ 0: run, index }) => ({ start: index, width: run.length }))
  .map(({ start, width }, index, runs) => {
    const last = runs[index - 1] ?? { start: 0, width: 0 };
    const down = Math.floor(start / columns.length) - Math.floor(last.start / columns.length);
    return `m${start - last.start - last.width - down * columns.length} ${down}h${width}`;
  })
  .join('');

/** Puts `landPath` in its place on the map. */
export const landPlace = `translate(${-reach * map.scale} ${map.top})scale(${cell * map.scale})`;

/** Where the sun is overhead at 14:01 UTC in late November. */
export const sun = { longitude: -33, latitude: -20.4 };

/** The latitude where the sun is on the horizon. */
function horizon(longitude: number) {
  const radians = Math.PI / 180;
  const toNoon = Math.cos((longitude - sun.longitude) * radians);
  return Math.atan(-toNoon / Math.tan(sun.latitude * radians)) / radians;
}

/** The line between day and night from west to east, as a smooth curve through a few places. */
const step = 30;
const terminator = across(step)
  .map((longitude) => {
    const slope = horizon(longitude + 0.5) - horizon(longitude - 0.5);
    const before = y(horizon(longitude) - (slope * step) / 3);
    return `S${x(longitude - step / 3)} ${before} ${x(longitude)} ${y(horizon(longitude))}`;
  })
  .join('');

export const dayPath = `M-700 600${terminator}L700 600`;
export const nightPath = `M-700 600${terminator}V30H-700`;

/** How wide an hour is, in units. */
export const hourWidth = 15 * map.scale;
