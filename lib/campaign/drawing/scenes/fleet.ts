import type { DrawingOf } from '@/content/schema';
import type { Rect } from '../rect';
import { landRows } from './land';
import { circle, join, place, rectangle, shape, short, stroke } from '../layer';
import { closeUp, hasBelow, plateWidth, rails, rowIn, type SceneStage, sheet } from './scene';

/** In degrees: the part of the map that shows, and from one dot to the next. */
const world = { west: -116, east: 140, north: 72, south: -56, step: 3 };

/** The land: a line for each stretch of it in a row, which a dash pattern turns into dots. */
const land = landRows
  .map((row, line) =>
    row.replaceAll(/(#+)| /g, (_, run: string | undefined, column: number) =>
      run ? `M${column} ${line}h${run.length}` : '',
    ),
  )
  .join('');

/** A laptop's lid, its deck, its screen and its keys, in units of its width. */
const outline = 'M.12 0h.76v.56h-.76zM.12.6h.76l.12.14h-1z';
const inside = 'M.19.07h.62v.42h-.62zM.2.65h.6M.17.7h.66';

/** A card with its owner's head and two lines, in units of its width, and how high it is. */
const cardHeight = 1.26;
const head = 'M.5.18a.16.16 0 0 1 0 .32a.16.16 0 0 1 0-.32M.22.8a.28.26 0 0 1 .56 0z';
const twoLines = 'M.2.94h.6M.2 1.08h.36';

/** A team's cities on a map, and the account that an unknown laptop signs in to. */
export function fleet(stage: SceneStage, { cities, alert, account }: DrawingOf<'fleet'>) {
  const { palette, fit, textArea, type, x, y, width, height } = stage;
  const face = shape('path', { d: head, fill: palette.ink });
  const signs = [face, stroke(twoLines, palette.ink, 0.06)] as const;
  const intruder = (room: Rect) => {
    const gap = Math.min(0.8 * type, 0.16 * room.width);
    const across = Math.min(6 * type, room.width - 2 * gap, 1.1 * room.height);
    // A small one would only break the line.
    if (across < 1.8 * type) return '';
    const lid =
      stroke(outline, palette.surface, 0.05 + Math.min(0.12, 10 / across)) +
      stroke(outline, palette.danger, 0.05, { fill: palette.ground });
    const start = room.x + (room.width - across) / 2;
    const above = room.y + (room.height - 0.74 * across) / 2;
    return place(lid + stroke(inside, palette.danger, 0.035), start, above, across);
  };
  if (stage.isClose) return { ...closeUp(stage, cardHeight, signs), intruder };
  const home = cities.find(({ name }) => name === alert);
  const row = rowIn(stage, (stage.isDetailed ? 0.5 : 1.3) * type);
  const top = row.y + row.height;
  const below = y + height - top;
  const tall = world.north - world.south;
  // In a narrow picture, it's as high as there's room for, around the alert's city. A page needs
  // the cities west of it, too.
  const [west, most] = [(home?.longitude ?? 0) - world.west, 0.68 * width];
  const full = Math.min((below - 2 * type) / tall, stage.isDetailed ? most / west : Infinity);
  const scale = Math.max(width / (world.east - world.west), full);
  const middle = top + Math.max(type, (below - tall * scale) / (stage.isDetailed ? 4 : 2));
  const step = world.step * scale;
  // No dot is cut off at the left.
  const cutOff = world.west * scale + Math.max(0, west * scale - most);
  const left = Math.round(x - (Math.floor(cutOff / step) + 0.5) * step);
  // In an ad, only the alert's city has a name.
  const named = cities.filter(({ name }) => stage.isDetailed || name === alert);
  // The map moves up, behind the row, until these names fit.
  const south = Math.min(...named.map(({ latitude }) => latitude));
  const foot = textArea.y + textArea.height;
  const lowest = foot - (stage.isDetailed ? 1.9 : 0.8) * type - (world.north - south) * scale;
  const north = Math.min(middle, lowest);
  const at = (longitude: number, latitude: number) =>
    [short(left + longitude * scale), short(north + (world.north - latitude) * scale)] as const;
  const words = plateWidth(stage, row);
  const large = Math.min((0.86 * row.height) / cardHeight, row.width * (words ? 0.17 : 0.3));
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
  const high = cardHeight * wide;
  const from = row.y + (row.height - high) / 2;
  // Whose it is: beside the card, or below it if there's no room.
  const long = (1 + 0.62 * account.length) * type;
  const isBeside = target + wide + long < x + width;
  const bend = top + (isBeside || !stage.isDetailed ? 0.5 : 2) * type;
  const card = sheet(stage, { x: target, y: from, width: wide, height: high }, signs);
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
  // As much larger as it takes to hide no dot by half.
  const betweenDots = (plate: Rect): Rect => {
    const [gapX, gapY] = [left - 180 * scale - step / 4, north - step / 2];
    const down = (value: number, gap: number) => gap + Math.floor((value - gap) / step) * step;
    const [startX, startY] = [down(plate.x, gapX), down(plate.y, gapY)];
    return {
      x: startX,
      y: startY,
      width: down(plate.x + plate.width, gapX) + step - startX,
      height: down(plate.y + plate.height, gapY) + step - startY,
    };
  };
  const label = ({ name, time, longitude, latitude }: (typeof cities)[number], index: number) => {
    const [pinX, pinY] = at(longitude, latitude);
    const isAlert = name === alert;
    // In an ad, away from the line to the alert's city, if there's room.
    const isBefore = isAlert && !stage.isDetailed && pinX - 8.5 * type > textArea.x;
    const isEast = isBefore || pinX > x + width * 0.65;
    // Above its place, if another one is close by in the south.
    const isAbove = cities.some(
      (other) => other.latitude < latitude && Math.abs(other.longitude - longitude) < 30,
    );
    const start = isEast ? pinX - 7.8 * type : pinX + 0.8 * type;
    const line = (text: string, key: string, down: number, color: string) =>
      fit({
        path: `audience.landing.hero.incident.drawing.cities.${index}.${key}`,
        text,
        x: start,
        y: pinY + (down - (isAbove ? 1.7 : 0.7)) * type,
        width: Math.min(7 * type, textArea.x + textArea.width - start),
        height: 1.3 * type,
        max: type,
        weight: 600,
        color,
        align: isEast ? 'end' : 'start',
        vertical: 'center',
      });
    if (!isShown(pinX, pinY)) return join([]);
    const dot = isAlert ? '' : pin(pinX, pinY, palette.ink);
    const texts = [
      line(name, 'name', 0, palette.ink),
      ...(stage.isDetailed ? [line(time, 'time', 1.15, palette.muted)] : []),
    ];
    const isWhole = texts.every((text) => text.y + text.height <= foot);
    if (!(stage.isDetailed || isAlert) || !isWhole) return { shapes: dot, texts: [] };
    // Words are hard to read on the land's dots. In a film, they're briefly without them.
    const fill = stage.isDetailed ? palette.ground : palette.surface;
    const taken = Math.max(...texts.map(({ length }) => length));
    const plate = {
      x: isEast ? pinX - 0.9 * type - taken : pinX + 0.7 * type,
      y: pinY - (isAbove ? 1.7 : 0.7) * type,
      width: taken + 0.2 * type,
      height: (0.15 + 1.15 * texts.length) * type,
    };
    return { shapes: rectangle(betweenDots(plate), { fill }) + dot, texts };
  };
  const tag = {
    x: isBeside ? target + wide + 0.8 * type : target + wide / 2 - 0.7 * type - long,
    y: isBeside ? from : Math.min(top, textArea.y + textArea.height - 1.6 * type) + 0.3 * type,
    width: long,
    height: isBeside ? high : 1.3 * type,
  };
  const owner = fit({
    ...tag,
    path: 'audience.landing.hero.incident.drawing.account',
    text: account,
    max: type,
    weight: 600,
    color: palette.ink,
    align: isBeside ? 'start' : 'end',
    vertical: 'center',
  });
  const plain = rectangle(tag, { fill: isBeside ? palette.surface : palette.ground });
  const map = place(
    stroke(land, palette.muted, 0.5, { opacity: 0.6, 'stroke-dasharray': 0.5 }),
    ...at(-180, world.north),
    step,
  );
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
      ...(stage.isDetailed ? [{ shapes: plain, texts: [owner] }] : []),
    ]),
    hit:
      route(palette.surface) +
      route(palette.danger, { 'stroke-dasharray': 0.3 * type }) +
      card.reached,
    behind: palette.surface,
    intruder,
  };
}
