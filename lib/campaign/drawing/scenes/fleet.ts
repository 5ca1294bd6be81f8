import type { DrawingOf } from '@/content/schema';
import type { Rect } from '../rect';
import { landRows } from './land';
import { circle, join, place, rectangle, short, stroke } from '../layer';
import { idCard } from '../sheets';
import { closeUp, sheetIn } from './close-up';
import { hasBelow, plateWidth, rails, rowIn, type SceneStage } from './scene';

/** In degrees: the part of the map that shows, and from one dot to the next. */
export const world = { west: -116, east: 140, north: 72, south: -56, step: 3 };

/** The land: a line for each stretch of it in a row, which a dash pattern turns into dots. */
const land = landRows
  .map((row, line) =>
    row.replaceAll(/(#+)| /g, (_, run: string | undefined, column: number) =>
      run ? `M${column} ${line}h${run.length}` : '',
    ),
  )
  .join('');

/** The land as dots: `x` and `y` are where 180° W and its northernmost row are. */
export const landShapes = (color: string, { x, y }: Pick<Rect, 'x' | 'y'>, scale: number) =>
  place(
    stroke(land, color, 0.5, { opacity: 0.6, 'stroke-dasharray': 0.5 }),
    x,
    y,
    world.step * scale,
  );

/** A laptop's lid, its deck, its screen and its keys, in units of its width. */
const outline = 'M.12 0h.76v.56h-.76zM.12.6h.76l.12.14h-1z';
const cutout = 'M.19.07h.62v.42h-.62zM.2.65h.6M.17.7h.66';

/** An area, as much larger as it takes to hide no dot of the land by half. */
export function betweenDots(area: Rect, origin: Pick<Rect, 'x' | 'y'>, step: number): Rect {
  const [gapX, gapY] = [origin.x - step / 4, origin.y - step / 2];
  const down = (value: number, gap: number) => gap + Math.floor((value - gap) / step) * step;
  const [x, y] = [down(area.x, gapX), down(area.y, gapY)];
  return {
    x,
    y,
    width: down(area.x + area.width, gapX) + step - x,
    height: down(area.y + area.height, gapY) + step - y,
  };
}

/** An unknown laptop in the middle of a room, unless it would be too small to tell what it is. */
export function laptopShapes(palette: SceneStage['palette'], room: Rect, type: number): string {
  const gap = Math.min(0.8 * type, 0.16 * room.width);
  const across = Math.min(6 * type, room.width - 2 * gap, 1.1 * room.height);
  if (across < 1.8 * type) return '';
  const lid =
    stroke(outline, palette.surface, 0.05 + Math.min(0.12, 10 / across)) +
    stroke(outline, palette.danger, 0.05, { fill: palette.ground });
  const start = room.x + (room.width - across) / 2;
  const above = room.y + (room.height - 0.74 * across) / 2;
  return place(lid + stroke(cutout, palette.danger, 0.035), start, above, across);
}

/** A team's cities on a map, and the account that an unknown laptop signs in to. */
export function fleet(stage: SceneStage, { cities, alert }: DrawingOf<'fleet'>) {
  const { palette, fit, textArea, type, x, y, width, height } = stage;
  const intruder = (room: Rect) => laptopShapes(palette, room, type);
  if (stage.isClose) return { ...closeUp(stage, idCard), intruder };
  const home = cities.find(({ name }) => name === alert);
  const row = rowIn(stage, 1.3 * type);
  const top = row.y + row.height;
  const below = y + height - top;
  const tall = world.north - world.south;
  // In a narrow picture, it's as high as there's room for, around the alert's city.
  const [west, most] = [(home?.longitude ?? 0) - world.west, 0.68 * width];
  const scale = Math.max(width / (world.east - world.west), (below - 2 * type) / tall);
  const middle = top + Math.max(type, (below - tall * scale) / 2);
  const step = world.step * scale;
  // No dot is cut off at the left.
  const cutOff = world.west * scale + Math.max(0, west * scale - most);
  const left = Math.round(x - (Math.floor(cutOff / step) + 0.5) * step);
  const foot = textArea.y + textArea.height;
  // The map moves up, behind the row, until the city's name fits.
  const lowest = foot - 0.8 * type - (world.north - (home?.latitude ?? world.north)) * scale;
  const north = Math.min(middle, lowest);
  const at = (longitude: number, latitude: number) =>
    [short(left + longitude * scale), short(north + (world.north - latitude) * scale)] as const;
  const words = plateWidth(stage, row);
  const large = Math.min((0.86 * row.height) / idCard.height, row.width * (words ? 0.17 : 0.3));
  // A laptop and a wall say it without the card.
  const free = row.width - words - large - 0.12 * row.width - 0.6 * type;
  const wide = free < 1.6 * type ? 0 : large;
  const [homeX, homeY] = home ? at(home.longitude, home.latitude) : [0, 0];
  const hasMap = hasBelow(stage, row);
  // Whole, and not behind the row.
  const isShown = (pinX: number, pinY: number) =>
    hasMap &&
    Math.abs(pinX - x - width / 2) < width / 2 - 0.6 * type &&
    pinY > top + 0.6 * type &&
    pinY < y + height - 0.6 * type;
  const end = textArea.x + textArea.width + (wide ? 0 : 0.6 * type);
  const target = Math.min(textArea.x + 32 * type, end - wide);
  const high = idCard.height * wide;
  const from = row.y + (row.height - high) / 2;
  const bend = top + 0.5 * type;
  const card = sheetIn(stage, { x: target, y: from, width: wide, height: high }, idCard);
  // From the card to where its owner is.
  const route = (color: string, attributes = {}) =>
    home && isShown(homeX, homeY)
      ? stroke(
          `M${short(target + wide / 2)} ${short(from + high)}V${short(bend)}L${homeX} ${short(Math.max(bend, homeY - 1.4 * type))}V${homeY}`,
          color,
          0.2 * type,
          attributes,
        ) + pin(homeX, homeY, color)
      : '';
  const ring = { fill: palette.ground, 'stroke-width': 0.2 * type };
  const pin = (pinX: number, pinY: number, color: string) =>
    circle(pinX, pinY, 0.45 * type, { ...ring, stroke: color });
  const [mapX, mapY] = at(-180, world.north);
  const label = ({ name, longitude, latitude }: (typeof cities)[number], index: number) => {
    const [pinX, pinY] = at(longitude, latitude);
    if (!isShown(pinX, pinY)) return join([]);
    // Only the alert's city has a name.
    if (name !== alert) return { shapes: pin(pinX, pinY, palette.ink), texts: [] };
    // Away from the line to it, if there's room.
    const isBefore = pinX - 8.5 * type > textArea.x || pinX > x + width * 0.65;
    const start = isBefore ? pinX - 7.8 * type : pinX + 0.8 * type;
    const text = fit({
      path: `audience.landing.hero.incident.drawing.cities.${index}.name`,
      text: name,
      x: start,
      y: pinY - 0.7 * type,
      width: Math.min(7 * type, textArea.x + textArea.width - start),
      height: 1.3 * type,
      max: type,
      weight: 600,
      color: palette.ink,
      align: isBefore ? 'end' : 'start',
      vertical: 'center',
    });
    if (text.y + text.height > foot) return join([]);
    // Words are hard to read on the land's dots. In a film, they're briefly without them.
    const plate = {
      x: isBefore ? pinX - 0.9 * type - text.length : pinX + 0.7 * type,
      y: text.y,
      width: text.length + 0.2 * type,
      height: 1.3 * type,
    };
    return {
      shapes: rectangle(betweenDots(plate, { x: mapX, y: mapY }, step), { fill: palette.surface }),
      texts: [text],
    };
  };
  const map = landShapes(palette.muted, { x: mapX, y: mapY }, scale);
  const band =
    rectangle({ ...row, x, width: 2 * width }, { fill: palette.surface }) + rails(stage, row);
  return {
    row,
    target,
    end: Math.min(target + wide + type, x + width),
    always: join([
      { shapes: hasMap ? map : '', texts: [] },
      ...cities.map(label),
      { shapes: band + card.plain + route(palette.ink), texts: [] },
    ]),
    hit:
      route(palette.surface) +
      route(palette.danger, { 'stroke-dasharray': 0.3 * type }) +
      card.reached,
    behind: palette.surface,
    intruder,
  };
}
