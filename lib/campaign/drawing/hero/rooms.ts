import type { DrawingOf } from '@/content/schema';
import { cropTo, rectangle, shape, stroke } from '../layer';
import { logoIn } from '../logo';
import { camera, floorsAndWalls, lens, sight, storey } from '../scenes/house';
import * as scenery from '../scenes/house-scenery';
import { hatchFill } from './line';
import type { HeroStage, Inside } from './stage';
import { laneAt } from './wall';

/** The ground floor, in the house's units, up to the stairs. It's shown beside the upper one. */
const downstairs = { x: 0, y: 340, height: 148 };

/** Where the line comes in, and the shelf with the router that it reaches, in the house's units. */
const hall = { x: 30, depth: 96 };

/** A house cut open at night, and the camera in the nursery that somebody tries to look through. */
export function rooms(stage: HeroStage, { box: name }: DrawingOf<'house'>): Inside {
  const { inside, wall, palette, type, fit, frame, logo } = stage;
  const { ink, muted, ground, surface, danger, guard } = palette;
  const isWide = frame.name === 'wide';
  // A phone has room for the nursery and the hall.
  const upstairs = {
    x: 0,
    y: storey.top,
    width: isWide ? 500 : 338,
    height: storey.floor - storey.top,
  };
  // As large as there's room for, with the line's way into the hall above one of the wall's bricks.
  const fromLeft = upstairs.width - hall.x;
  const most = (inside.height - 4) / upstairs.height;
  const lane = laneAt(stage, inside.x + fromLeft * most - wall.height / 4, 44 * most);
  const middle = lane.x + lane.width / 2;
  const unit = (middle - inside.x) / fromLeft;
  const floor = { ...inside, height: upstairs.height * unit };
  // Mirrored: the hall is on the right, so that there's room for the line.
  const upRight = middle + hall.x * unit;
  const mirrored = (shapes: string) =>
    `<g transform="translate(${upRight} ${inside.y}) scale(${-unit} ${unit}) translate(0 ${-storey.top})">${shapes}</g>`;
  const interior =
    rectangle({ ...upstairs, x: -200, width: 1000 }, { fill: surface }) +
    shape('path', { d: sight, fill: muted, opacity: 0.18 }) +
    stroke(scenery.furniture, muted, 2.5) +
    stroke(floorsAndWalls, ink, 7) +
    stroke(`M0 192V340M-2000 192H2000${isWide ? 'M497 192V340' : ''}`, ink, 7) +
    stroke(scenery.nursery, ink, 2.5) +
    rectangle(camera, { fill: ground, stroke: ink, 'stroke-width': 3 });
  const width = inside.x + inside.width - upRight;
  const below = { ...downstairs, width: width / unit };
  const beside = cropTo(
    { ...floor, x: upRight, width, height: below.height * unit },
    below,
    rectangle(below, { fill: surface }) +
      stroke(scenery.furniture, muted, 2.5) +
      stroke(`M156 340V484M${below.width - 3} 340V484M0 340H${below.width}`, ink, 7),
  );
  lane.height = wall.height + hall.depth * unit;
  const side = 0.56 * wall.height;
  const box = { x: lane.x + (lane.width - side) / 2, y: wall.y, width: side, height: side };
  const label = fit({
    path: 'audience.landing.hero.incident.drawing.box',
    text: name,
    x: 0,
    y: box.y,
    width: 10 * type,
    height: side,
    max: type,
    color: ink,
    align: 'center',
    vertical: 'center',
  });
  // A phone has more room before the box.
  label.width = label.length + 1.2 * type;
  label.x = isWide ? box.x + side : box.x - label.width;
  const plate = { ...label, y: box.y + side / 2 - type, height: 2 * type };
  return {
    lane,
    always: {
      shapes:
        cropTo(floor, floor, mirrored(interior) + (isWide ? beside : '')) +
        stroke(`M${inside.x} ${floor.y + floor.height}h${inside.width}`, ink, 7),
      texts: [],
    },
    hit: {
      shapes: mirrored(
        stroke(`M${hall.x} 224H88`, danger, 9, { 'stroke-dasharray': 4 }) +
          shape('path', { d: sight, fill: hatchFill(stage) }) +
          stroke('M80 340H334', ink, 7) +
          stroke(scenery.nursery, ink, 2.5) +
          stroke(lens, danger, 7),
      ),
      texts: [],
    },
    guard: {
      shapes:
        stroke(`M${middle} ${box.y + side}V${inside.y + 34.5 * unit}`, muted, 5 * unit) +
        mirrored(stroke(`M${hall.x} 224H88`, muted, 5)) +
        rectangle(plate, { fill: ground, stroke: guard, 'stroke-width': 3 }) +
        rectangle(box, { fill: ground, stroke: guard, 'stroke-width': 6 }) +
        logoIn(
          logo,
          { x: box.x + 0.2 * side, y: box.y + 0.2 * side, width: 0.6 * side, height: 0.6 * side },
          palette,
        ),
      texts: [label],
    },
  };
}
