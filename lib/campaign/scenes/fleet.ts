import type { DrawingOf } from '@/content/schema';
import { isLand } from '../picture/land';
import { circle, join, type Layer, place, range, rectangle, short, stroke } from '../picture/layer';
import { rowIn, type SceneStage, type Setting } from './scene';

/** In degrees: the part of the map that always shows, and from one dot to the next. */
const world = { west: -116, east: 140, north: 72, south: -56, step: 3 };

/** The land: a line for each stretch of it in a row, which a dash pattern turns into dots. */
const land = range((world.north - world.south) / world.step)
  .flatMap((line) => {
    const latitude = world.north - (line + 0.5) * world.step;
    const dots = range(360 / world.step)
      .map((column) => (isLand((column + 0.5) * world.step - 180, latitude) ? '#' : ' '))
      .join('');
    return Array.from(
      dots.matchAll(/#+/g),
      ({ 0: { length }, index }) => `M${index} ${line}h${length}`,
    );
  })
  .join('');

/** A laptop's lid, its deck, its screen and its keys, in units of its width. */
const outline = 'M.12 0h.76v.56h-.76zM.12.6h.76l.12.14h-1z';
const inside = 'M.19.07h.62v.42h-.62zM.2.65h.6M.17.7h.66';

/** What a map shows: the whole world, or a third of it with this place, as large on a phone. */
function viewOf(longitude?: number) {
  if (longitude === undefined) return world;
  const west = Math.min(Math.max(longitude - 100, -180), 52);
  return { west, east: west + 128 };
}

/** A team's cities on a map, and the laptop of the person whose password somebody has. */
export function fleet(stage: SceneStage, { cities, alert, account }: DrawingOf<'fleet'>): Setting {
  const { palette, fit, textArea, type, x, y, width, height } = stage;
  const home = cities.find(({ name }) => name === alert);
  const full = rowIn(stage, (stage.isDetailed ? 0.5 : 1.3) * type);
  // The map needs some room below it.
  const most = Math.max(5 * type, y + height - full.y - 4 * type);
  const row = stage.isDetailed ? full : { ...full, height: Math.min(full.height, most) };
  const top = row.y + row.height;
  const { west, east } = viewOf(stage.isDetailed && width < height ? home?.longitude : undefined);
  const scale = width / (east - west);
  const below = y + height - top;
  const middle = top + Math.max(type, (below - (world.north - world.south) * scale) / 2);
  const left = x - west * scale;
  // Where there's little, the map moves up, behind the row, until the alert's city shows.
  const lowest = y + height - 1.7 * type - (world.north - (home?.latitude ?? 0)) * scale;
  const north = Math.min(middle, lowest);
  const at = (longitude: number, latitude: number) =>
    [short(left + longitude * scale), short(north + (world.north - latitude) * scale)] as const;
  const wide = Math.min(6.6 * type, row.width * 0.215);
  const [homeX, homeY] = home ? at(home.longitude, home.latitude) : [0, 0];
  // Whole, and not behind the row.
  const isShown = (pinX: number, pinY: number) =>
    Math.abs(pinX - x - width / 2) < width / 2 - 0.6 * type &&
    pinY > top + 0.6 * type &&
    pinY < y + height - 0.6 * type;
  const farthest = textArea.x + textArea.width - wide;
  const target = Math.min(Math.max(homeX - wide / 2, textArea.x + 22 * type), farthest);
  const laptop = row.y + (row.height - 0.74 * wide) / 2;
  const drawn = (color: string) =>
    place(
      stroke(outline, color, 0.04, { fill: palette.ground }) + stroke(inside, color, 0.03),
      target,
      laptop,
      wide,
    ) +
    (home && isShown(homeX, homeY)
      ? stroke(
          `M${short(target + wide / 2)} ${short(laptop + 0.74 * wide)}V${short(top + 0.5 * type)}L${homeX} ${homeY}`,
          color,
          0.2 * type,
        ) + pin(homeX, homeY, color, color)
      : '');
  const pin = (pinX: number, pinY: number, color: string, fill: string) =>
    circle(pinX, pinY, 0.45 * type, {
      fill,
      stroke: color,
      'stroke-width': 0.2 * type,
    });
  const label = (
    { name, time, longitude, latitude }: (typeof cities)[number],
    index: number,
  ): Layer => {
    const [pinX, pinY] = at(longitude, latitude);
    const isAlert = name === alert;
    // In an ad, away from the line to the alert's city, if there's room.
    const isBefore = isAlert && !stage.isDetailed && pinX - 8.5 * type > textArea.x;
    const isEast = isBefore || pinX > x + width * 0.65;
    // Above its place, if another one is close by in the south.
    const isAbove = cities.some(
      (other) => other.latitude < latitude && Math.abs(other.longitude - longitude) < 30,
    );
    const from = isEast ? pinX - 7.8 * type : pinX + 0.8 * type;
    const line = (text: string, field: string, down: number, color: string) =>
      fit({
        field: `landing.hero.incident.drawing.cities[${index}].${field}`,
        text,
        x: from,
        y: pinY + (down - (isAbove ? 1.7 : 0.7)) * type,
        width: Math.min(7 * type, textArea.x + textArea.width - from),
        height: 1.3 * type,
        max: type,
        weight: 600,
        color,
        align: isEast ? 'end' : 'start',
        vertical: 'center',
      });
    const lines = [
      ...(stage.isDetailed || isAlert ? [line(name, 'name', 0, palette.ink)] : []),
      ...(stage.isDetailed ? [line(time, 'time', 1.15, palette.muted)] : []),
    ];
    if (!isShown(pinX, pinY)) return { shapes: '', texts: [] };
    const bottom = textArea.y + textArea.height;
    const texts = lines.filter((text) => text.y + text.height <= bottom);
    // Words are hard to read on the land's dots. In a film, they're briefly without them.
    const fill = stage.isDetailed ? palette.ground : palette.surface;
    const taken = Math.max(...texts.map(({ length }) => length));
    const plate = {
      x: isEast ? pinX - 0.9 * type - taken : pinX + 0.7 * type,
      y: pinY - (isAbove ? 1.7 : 0.7) * type,
      width: taken + 0.2 * type,
      height: (0.15 + 1.15 * texts.length) * type,
    };
    return {
      shapes:
        (texts.length > 0 ? rectangle(plate, { fill }) : '') +
        (isAlert ? '' : pin(pinX, pinY, palette.ink, palette.ground)),
      texts,
    };
  };
  // Whose laptop it is: beside it, or below if there's no room.
  const long = (1 + 0.62 * account.length) * type;
  const isBeside = target + wide + long < x + width;
  const tag = {
    x: isBeside ? target + wide + 0.5 * type : target + wide / 2 - 0.4 * type - long,
    y: isBeside ? laptop : Math.min(top, textArea.y + textArea.height - 1.5 * type) + 0.2 * type,
    width: long,
    height: isBeside ? 0.74 * wide : 1.3 * type,
  };
  const field = 'landing.hero.incident.drawing.account';
  const owner = fit({
    ...tag,
    field,
    text: account,
    max: type,
    weight: 600,
    color: palette.ink,
    align: 'center',
    vertical: 'center',
  });
  const plain = rectangle(tag, { fill: isBeside ? palette.surface : palette.ground });
  return {
    row,
    target,
    always: join([
      {
        shapes:
          place(
            stroke(land, palette.muted, 0.5, { opacity: 0.6, 'stroke-dasharray': 0.5 }),
            ...at(-180, world.north),
            world.step * scale,
          ) +
          rectangle({ ...row, x, width }, { fill: palette.surface }) +
          stroke(`M${x} ${short(row.y)}h${width}M${x} ${short(top)}h${width}`, palette.ink, 3) +
          drawn(palette.ink),
        texts: [],
      },
      ...cities.flatMap((city, index) =>
        city.longitude < west || city.longitude > east ? [] : [label(city, index)],
      ),
      ...(stage.isDetailed ? [{ shapes: plain, texts: [owner] }] : []),
    ]),
    hit: drawn(palette.danger),
  };
}
