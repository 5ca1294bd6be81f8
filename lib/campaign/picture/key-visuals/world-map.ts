import type { Rect } from '../fit-text';
import { isLand } from '../land';
import { easeOut, circle, fade, join, type Layer, range, type VisualStage, stroke } from '../layer';
import type { PicturePalette } from '../palette';
import { cityRow } from './city-row';

/** In degrees: the map's middle, how much of the world it shows, and from one dot to the next. */
const world = { longitude: 10, latitude: 14, width: 304, height: 118, step: 3 };

/**
 * The world in dots with cities on it, each with its local time and its devices; a device may be
 * marked. In a film, a dot crosses the map from city to city. Each one appears as it arrives there,
 * and then the alert turns red: a ring on the map, and the city's line with its device.
 */
export function worldMap(stage: VisualStage<'world-map'>): Layer {
  const { x, y, width, height, textArea, palette, field } = stage;
  const { cities } = stage.visual;
  const { progress = 1 } = stage;
  // Which city the dot is at, or how far between two.
  const at = easeOut(progress, 0, 0.7) * (cities.length - 1);
  const alarm = easeOut(progress, 0.7, 1);
  const beside = width > height * 1.8;
  const row = Math.min(84, Math.floor(textArea.height / cities.length));
  const list = beside
    ? { x: Math.round(textArea.x + textArea.width * 0.63), width: textArea.width * 0.36 }
    : { x: textArea.x, width: textArea.width };
  const top = beside ? textArea.y + (textArea.height - row * cities.length) / 2 : textArea.y;
  const below = textArea.y + row * cities.length + 24;
  const map = beside
    ? { ...textArea, x, width: list.x - x - 28 }
    : { x, y: below, width, height: y + height - below };
  return join([
    { shapes: dots(map, stage.visual, at, palette, alarm), texts: [] },
    ...cities.map((city, index) =>
      cityRow(
        { ...list, y: top + index * row, height: row },
        stage,
        { ...city, alert: city.name === stage.visual.alert },
        `${field}.cities[${index}]`,
        { shown: arrival(index, at), alarm },
      ),
    ),
  ]);
}

/** The dots on land: longitude and latitude of each one's upper left corner. */
const land = range(360 / world.step)
  .flatMap((column) =>
    range(132 / world.step).map(
      (line) => [-180 + column * world.step, 76 - line * world.step] as const,
    ),
  )
  .filter(([longitude, latitude]) => isLand(longitude + 1, latitude - 1));

/** How much of a city shows, 0 to 1, with the dot at `at`: it appears as the dot comes near. */
function arrival(index: number, at: number): number {
  return index === 0 ? 1 : easeOut(at, index - 0.4, index);
}

function dots(
  box: Rect,
  { cities, alert }: VisualStage<'world-map'>['visual'],
  at: number,
  palette: PicturePalette,
  alarm: number,
): string {
  const scale = Math.min(
    box.width / world.width,
    Math.max(box.width / 360, box.height / world.height),
  );
  const left = box.x + box.width / 2 - world.longitude * scale;
  // Centered, or closer to the words where there's a lot of room.
  const middle = Math.min(box.height, world.height * scale * 1.3) / 2;
  const top = box.y + middle + world.latitude * scale;
  const size = world.step * scale * 0.6;
  const inside = ([dotX, dotY]: readonly [number, number]) =>
    dotX >= box.x &&
    dotX + size <= box.x + box.width &&
    dotY >= box.y &&
    dotY + size <= box.y + box.height;
  const drawn = land
    .map(([longitude, latitude]) => [left + longitude * scale, top - latitude * scale] as const)
    .filter(inside)
    .map(([dotX, dotY]) => `M${dotX.toFixed(1)} ${dotY.toFixed(1)}h${size.toFixed(1)}`);
  const points = cities.map(
    ({ longitude, latitude }) => [left + longitude * scale, top - latitude * scale] as const,
  );
  const marks = points.map(([cx, cy], index) => {
    const shown = arrival(index, at);
    // Large enough to be seen on a phone.
    const ring =
      cities[index]?.name === alert && alarm > 0
        ? circle(cx, cy, (box.width / 17) * alarm, {
            fill: palette.danger,
            'fill-opacity': 0.3,
            stroke: palette.danger,
            'stroke-width': size,
          })
        : '';
    const mark =
      ring +
      circle(cx, cy, size * 2.2, {
        fill: palette.surface,
        stroke: palette.ink,
        'stroke-width': size * 0.7,
      }) +
      circle(cx, cy, size * 0.8, { fill: palette.ink });
    return shown < 1 ? fade(mark, shown) : mark;
  });
  return (
    stroke(drawn.join(''), palette.line, size) + route(points, at, palette.ink) + marks.join('')
  );
}

/** The dot on its way, with a line back to where it came from, until it's at the last city. */
function route(points: readonly (readonly [number, number])[], at: number, color: string): string {
  const [from, to] = [points[Math.floor(at)], points[Math.floor(at) + 1]];
  if (!from || !to) return '';
  const [x, y] = [0, 1].map((axis) => {
    const [start = 0, end = 0] = [from[axis], to[axis]];
    return start + (end - start) * (at % 1);
  });
  return (
    stroke(`M${from.join(' ')}L${x} ${y}`, color, 3) + circle(x ?? 0, y ?? 0, 11, { fill: color })
  );
}
