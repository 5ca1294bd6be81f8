import type { DrawingOf } from '@/content/schema';
import { circle, join, rectangle, stroke } from '../layer';
import { betweenDots, laptopShapes, landShapes, world } from '../scenes/fleet';
import type { Rect } from '../rect';
import { idCard, sheetShapes } from '../sheets';
import { hatchFill } from './line';
import type { HeroStage, Inside } from './stage';
import { laneAt } from './wall';

const drawingPath = 'audience.landing.hero.incident.drawing';

/** In degrees: the first column of dots and the northernmost row of the map that show. */
const west = -117;
const north = 48;

/** A team's cities on a map, and the ID card that an unknown laptop is after. */
export function map(stage: HeroStage, { cities, alert, account }: DrawingOf<'fleet'>): Inside {
  const { inside, textArea, palette, type, fit, frame } = stage;
  const isWide = frame.name === 'wide';
  // A phone shows the part with most of the cities.
  const scale = inside.width / ((isWide ? world.east : 34) - west);
  const at = (longitude: number, latitude: number) => ({
    x: inside.x + (longitude - west) * scale,
    y: inside.y + (north - latitude) * scale,
  });
  const home = cities.find(({ name }) => name === alert);
  const homeAt = home && at(home.longitude, home.latitude);
  const wide = isWide ? 68 : 56;
  // Next to the city that it's about.
  const middle = (homeAt?.x ?? textArea.x + textArea.width / 2) + (isWide ? 5.5 : 3.2) * type;
  const lane = laneAt(stage, middle, 0.7 * wide);
  const card = {
    x: lane.x + lane.width / 2 - wide / 2,
    y: inside.y + type,
    width: wide,
    height: idCard.height * wide,
  };
  lane.height = card.y - lane.y;
  const pin = (place: { x: number; y: number }, color: string) =>
    circle(place.x, place.y, 0.45 * type, {
      fill: palette.ground,
      stroke: color,
      'stroke-width': 0.2 * type,
    });
  const route = (color: string, attributes = {}) =>
    homeAt
      ? stroke(`M${card.x} ${homeAt.y}H${homeAt.x}`, color, 0.2 * type, attributes) +
        pin(homeAt, color)
      : '';
  // As much larger as it takes to hide no dot by half.
  const clear = (rect: Rect) => betweenDots(rect, at(-180, world.north), world.step * scale);
  const labels = cities.map(({ name, time, longitude, latitude }, index) => {
    const point = at(longitude, latitude);
    if (point.x > inside.x + inside.width - type) return join([]);
    // The line to the alert's city comes from the east.
    const isEast = name === alert || point.x > inside.x + inside.width * 0.65;
    const start = isEast ? point.x - 8 * type : point.x + 0.9 * type;
    const line = (text: string, key: string, down: number, color: string) =>
      fit({
        path: `${drawingPath}.cities.${index}.${key}`,
        text,
        x: start,
        y: point.y + (down - 0.65) * type,
        width: 7.1 * type,
        height: 1.3 * type,
        max: type,
        weight: 600,
        color,
        align: isEast ? 'end' : 'start',
        vertical: 'center',
      });
    const texts = [line(name, 'name', 0, palette.ink), line(time, 'time', 1.15, palette.muted)];
    const longest = Math.max(...texts.map(({ length }) => length));
    const plate = {
      x: isEast ? point.x - 0.9 * type - longest : point.x,
      y: point.y - 0.7 * type,
      width: longest + 0.9 * type,
      height: 2.5 * type,
    };
    return {
      shapes:
        rectangle(clear(plate), { fill: palette.ground }) +
        (name === alert ? '' : pin(point, palette.ink)),
      texts,
    };
  });
  const owner = fit({
    path: `${drawingPath}.account`,
    text: account,
    ...(isWide
      ? { x: card.x + wide + 0.8 * type, y: card.y, height: card.height, align: 'start' }
      : {
          x: card.x - 10 * type + wide,
          y: card.y + card.height + 0.3 * type,
          height: 1.3 * type,
          align: 'end',
        }),
    width: 10 * type,
    max: type,
    weight: 600,
    color: palette.ink,
    vertical: 'center',
  });
  const ownerPlate = {
    x: isWide ? owner.x - 0.4 * type : owner.x + owner.width - owner.length,
    y: owner.y + owner.height / 2 - 0.8 * type,
    width: owner.length + 0.6 * type,
    height: 1.6 * type,
  };
  const { ground, ink } = palette;
  const surroundings = {
    x: card.x - type,
    y: card.y - type,
    width: wide + 2 * type,
    height: card.height + 2 * type,
  };
  return {
    lane,
    always: join([
      { shapes: landShapes(palette.muted, at(-180, world.north), scale), texts: [] },
      ...labels,
      {
        shapes:
          rectangle(clear(surroundings), { fill: palette.ground }) +
          route(palette.ink) +
          sheetShapes(idCard, card, { color: ink, ground }) +
          rectangle(clear(ownerPlate), { fill: palette.ground }),
        texts: [owner],
      },
    ]),
    hit: {
      shapes:
        route(palette.ground) +
        route(palette.danger, { 'stroke-dasharray': 0.3 * type }) +
        sheetShapes(idCard, card, { color: ink, ground, stripes: hatchFill(stage) }),
      texts: [],
    },
    intruder: (room: Rect) => laptopShapes({ ...palette, surface: ground }, room, type),
  };
}
