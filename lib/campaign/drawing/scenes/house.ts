import { cropTo, type Layer, place, rectangle, shape, stroke } from '../layer';
import { logoIn } from '../logo';
import * as scenery from './house-scenery';
import { aboveRow, plateWidth, rowIn, type SceneStage, type Setting } from './scene';

/*
 * In the house's own units; x starts at its left outer wall. The nursery's camera, what it sees,
 * how a stranger gets there, and the box that keeps them out.
 */
export const camera = { x: 88, y: 212, width: 34, height: 24 };
export const lens = 'M94 233L102 215M107 233L115 215';
export const sight = 'M120 232L328 252V338H168z';
const fewStripes = 'M206 240L163 327M262 246L219 333M318 251L278 333';
const stripes =
  'M150 235L135 265M178 238L149 296M234 243L190 333M290 248L248 333M326 284L302 333' + fewStripes;
const box = { x: 13, y: 252, width: 34, height: 36 };
const wire = 'M30 252V224H86.5';

const front = 'M0 628V184L250 126L500 184V628';
const roof = 'M-26 190L250 126L526 190';
const frame = 'M0 186V628H500V186M-2000 484H2000';
export const floorsAndWalls = 'M0 192H500M0 340H500M80 192V340M334 192V340M156 340V484';

/** The nursery's storey, and what a picture shows of it beside the house's left wall. */
export const storey = { top: 192, floor: 340, nursery: [80, 334] } as const;
const high = storey.floor - storey.top;

/** Where the house is: its left outer wall, the top of its units, and one of them in pixels. */
interface Place {
  left: number;
  top: number;
  unit: number;
}

/** A house cut open at night, and the camera in the nursery that somebody tries to look through. */
export function house(stage: SceneStage): Setting {
  const { textArea, type, x, width, height } = stage;
  if (stage.isClose) return settingAt(stage, closeUp(stage));
  // A banner has no room for a house beside the words.
  if (height < 10.2 * type || width < 15 * type) return onWall(stage);
  const isBeside = textArea.height < textArea.width * 0.62;
  // Narrow: the nursery is what it's about, and the line needs room before the wall.
  const wide = Math.min(plateWidth(stage, textArea), 7.4 * type);
  const plate = { ...textArea, width: wide, height: 6.7 * type };
  if (!isBeside) plate.width = Math.min(8 * type, 0.54 * textArea.width);
  // A sky that high would be empty.
  if (wide === 0) Object.assign(plate, { width: textArea.width, height: 0.46 * textArea.width });
  const left = isBeside ? textArea.x + wide + 0.27 * textArea.width : x + 0.33 * width;
  const span = storey.nursery[1] + 4;
  const most = textArea.height - (isBeside ? 0 : plate.height + 2 * type);
  const unit = Math.min((x + width - left) / span, most / (high + (isBeside ? 8 : 50)));
  const spare = textArea.height - high * unit;
  // Above the roof, which rises by 64 units from 26 left of the house to its middle.
  const slope = Math.min(66 * unit, (plate.width + textArea.x - left + 34 * unit) * 0.232);
  const sky = plate.height + 0.9 * type + Math.max(slope, aboveRow(stage));
  const inSky = Math.max(spare / 2, 72 * unit);
  const onTop = sky + (spare - sky) / 4;
  const top = textArea.y + (isBeside ? Math.min(inSky, spare) : onTop);
  const setting = settingAt(stage, { left, top: top - storey.top * unit, unit });
  plate.y = top - sky;
  return { ...setting, plate: isBeside ? { ...setting.row, width: wide } : plate };
}

function settingAt(stage: SceneStage, { left, top, unit }: Place): Setting {
  const { palette, logo, textArea } = stage;
  const { ink, muted, line, surface, ground, guard, danger } = palette;
  const layerOf = (...shapes: string[]): Layer => ({
    shapes: place(shapes.join(''), left, top, unit),
    texts: [],
  });
  const target = left - 34 * unit;
  // Inside of the last stripe: from the stage's edge on, one starts each 18.5 units. Or outside.
  const off = stage.isClose ? 64 : 45.4 + (((left - stage.x) / unit - 71) % 18.5);
  return {
    row: { ...textArea, y: top + storey.top * unit, height: high * unit },
    target,
    end: left + (storey.nursery[1] + 4) * unit,
    ground: Math.min(top + 480 * unit, stage.y + stage.height),
    always: layerOf(
      stroke(scenery.skyline, line, 1.5, { fill: surface }),
      stroke(scenery.ground, line, 24, { 'stroke-dasharray': '2 6' }),
      shape('path', { d: front, fill: surface }),
      shape('path', { d: sight, fill: muted, opacity: 0.18 }),
      stroke(scenery.furniture + scenery.stairs, muted, 1.5),
      stroke(floorsAndWalls, ink, 7),
      stroke(roof + frame, ink, 8),
      stroke(scenery.nursery, ink, 2.5),
      rectangle(camera, { fill: ground, stroke: ink, 'stroke-width': 3 }),
    ),
    hit: layerOf(
      stroke(`M-${Math.round(off)} 224H88`, danger, 9, { 'stroke-dasharray': 4 }),
      // Where they're small, more of them would hide the crib.
      unit < 0.45 ? stroke(fewStripes, danger, 16) : stroke(stripes, danger, 7),
      stroke(lens, danger, 7),
    ).shapes,
    guard: layerOf(
      stroke(wire, muted, 5),
      rectangle(box, { fill: ground, stroke: guard, 'stroke-width': 5 }),
      logoIn(logo, { x: 19, y: 259, width: 22, height: 22 }, palette),
    ),
  };
}

/** The nursery alone, as large as the picture, up to its right wall. */
function closeUp({ x, y, width, height, textArea }: SceneStage): Place {
  const [from, to] = storey.nursery;
  // In a low one, from the camera down to the floor.
  const unit = Math.min(width / (to - from + 8), height / 138);
  const half = Math.min(height, (high + 8) * unit) / 2;
  return {
    left: x + width - (to + 4) * unit,
    top: Math.max(y + half, textArea.y + textArea.height / 2) + half - (storey.floor + 4) * unit,
    unit,
  };
}

/** A small house at the end of the row, behind the wall: the nursery, below a roof. */
function onWall(stage: SceneStage): Setting {
  const { palette, textArea, type, x, width } = stage;
  const row = rowIn(stage, 1.2 * type);
  const [from, to] = storey.nursery;
  const wide = Math.min(1.4 * row.height, 0.3 * row.width);
  const [target, foot] = [textArea.x + textArea.width - wide, row.y + row.height];
  const unit = wide / (to - from);
  const top = foot - storey.floor * unit;
  const { always } = settingAt(stage, { left: target - from * unit, top, unit });
  const room = { x: target, y: top + storey.top * unit, width: wide, height: high * unit };
  const walls = 'M-.1 .2L.5 0L1.1 .2M1 .2V.86H0V.2';
  const layerOf = (color: string) =>
    place(stroke(walls, color, 0.05), target, foot - 0.86 * wide, wide);
  const outline = stroke(`M${x} ${foot + 1}h${width}`, palette.ink, 2) + layerOf(palette.ink);
  return {
    row,
    target,
    end: target + wide,
    always: { shapes: cropTo(room, room, always.shapes) + outline, texts: [] },
    hit: layerOf(palette.danger),
  };
}
