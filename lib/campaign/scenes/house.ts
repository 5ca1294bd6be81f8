import { place, rectangle, shape, short, stroke } from '../picture/layer';
import * as scenery from './house-scenery';
import type { SceneStage, Setting } from './scene';

/** In the house's own units: the nursery's camera, and what it sees. x runs from the middle. */
const camera = { x: 104, y: 226, width: 30, height: 20 };
const view = 'M106 242L-136 270V336H52z';

const front = 'M-310 484V187L0 14L310 187V484';
const frame = 'M-346 207L0 14L346 207M-236 144V60h36v64M-310 187V484M-2000 484H2000M310 187V484';
const floorsAndWalls = 'M-310 192H310M-310 340H310M-140 192V340M140 192V340M-150 340V484';

/** Where the attic is, and what a narrow picture shows: half of it, and the whole. */
const attic = { top: 62, floor: 188, half: 232, foot: 508 };

/** A house cut open at night, and the camera in the nursery that somebody tries to look through. */
export function house(stage: SceneStage): Setting {
  const { palette, textArea, x, y, width, height } = stage;
  const { ink, muted, line, surface, ground, danger } = palette;
  const isWide = width > height * (stage.isDetailed ? 1.5 : 1.75);
  const sky = stage.isDetailed && isWide ? stage.type : 0;
  // From below the roof's tip down to the nursery's floor.
  const floors = (y + height - textArea.y) / 300;
  const unit = isWide
    ? Math.max((height - sky) / attic.foot, width / 960)
    : Math.max(Math.min(width / 2 / attic.half, floors), height / 520);
  const middle = x + width * (isWide ? 0.58 : 0.5);
  const top = isWide ? y + sky : Math.max(textArea.y - 44 * unit, y + height - attic.foot * unit);
  const row = {
    ...textArea,
    y: top + attic.top * unit,
    height: (attic.floor - attic.top) * unit,
  };
  const end = middle + (camera.x + camera.width / 2) * unit;
  const draw = (shapes: string) => place(shapes, middle, top, unit);
  return {
    row,
    target: end - 8 * unit,
    always: {
      texts: [],
      shapes: draw(
        [
          stroke(scenery.skyline, line, 1.5, { fill: surface }),
          stroke(scenery.ground, line, 24, { 'stroke-dasharray': '2 6' }),
          stroke(scenery.stars, muted, 3, {
            'stroke-dasharray': '0 97 0 61',
            'stroke-linecap': 'round',
          }),
          stroke(scenery.outdoors, muted, 1.5, { fill: ground }),
          shape('path', { d: front, fill: surface }),
          shape('path', { d: view, fill: muted, opacity: 0.18 }),
          stroke(scenery.furniture, muted, 1.5),
          stroke(floorsAndWalls, ink, 7),
          stroke(frame, ink, 8),
          stroke(scenery.nursery, ink, 2.5),
          rectangle(camera, { fill: ground, stroke: ink, 'stroke-width': 3 }),
        ].join(''),
      ),
    },
    hit:
      draw(
        shape('path', { d: view, fill: danger, opacity: 0.35 }) +
          rectangle(camera, { fill: danger }),
      ) +
      stroke(
        `M${short(end)} ${short(row.y + row.height * 0.3)}V${short(top + camera.y * unit)}`,
        danger,
        10 * unit,
      ),
  };
}
