import type { DrawingOf } from '@/content/schema';
import { type Layer, place, rectangle, shape, short, stroke } from '../picture/layer';
import { markShapes } from '../picture/mark';
import * as scenery from './house-scenery';
import { plateWidth, rowIn, type SceneStage, type Setting } from './scene';

/*
 * In the house's own units; x starts at its left outer wall. The nursery's camera, what it sees,
 * and the box on the way to it.
 */
const camera = { x: 88, y: 212, width: 34, height: 24 };
const sight = 'M120 232L328 252V338H168z';
const stripes =
  'M150 235L135 265M178 238L149 296M206 240L163 327M234 243L187 338M262 246L216 338' +
  'M290 248L245 338M318 251L275 338M328 282L300 338';
const box = { x: 16, y: 252, width: 34, height: 36 };
const wire = 'M33 252V224H90';

const front = 'M0 628V184L250 126L500 184V628';
const frame = 'M-26 190L250 126L526 190M376 154V126h36v36M0 186V628H500V186M-2000 484H2000';
const floorsAndWalls = 'M0 192H500M0 340H500M80 192V340M334 192V340M156 340V484';

/** The nursery's storey, and what a picture shows of it beside the house's left wall. */
const storey = { top: 192, floor: 340, nursery: [80, 334], whole: 530 } as const;
const high = storey.floor - storey.top;

/** Where the house is: its left outer wall, the top of its units, and one of them in pixels. */
interface Place {
  left: number;
  top: number;
  unit: number;
}

/** A house cut open at night, and the camera in the nursery that somebody tries to look through. */
export function house(stage: SceneStage, drawing: DrawingOf<'house'>): Setting {
  const { palette, textArea, type, x, y, width, height, isDetailed } = stage;
  if (stage.isClose) return { ...settingAt(stage, closeUp(stage)), isAlone: true };
  // In an ad, narrow: the nursery is what it's about, and the line needs room before the wall.
  const wide = Math.min(plateWidth(stage, textArea), isDetailed ? Infinity : 7.4 * type);
  // A banner has no room for a house beside the words.
  if (!isDetailed && (height < 10.2 * type || width < 13 * type)) {
    const { always, hit } = settingAt(stage, closeUp(stage));
    const ground = rectangle(stage, { fill: palette.surface });
    return { ...onWall(stage), hit: ground + always.shapes + hit, isAlone: true };
  }
  const isBeside = textArea.height < textArea.width * 0.62;
  const plate = { ...textArea, width: wide, height: (isDetailed ? 8.2 : 6.6) * type };
  // Below the box's label, or close to the storey.
  const gap = (isDetailed ? 1.9 : 0.6) * type;
  const free = isDetailed ? 0.17 : 0.27;
  const left = isBeside ? textArea.x + wide + free * textArea.width : x + (free + 0.06) * width;
  const span = isDetailed && isBeside ? storey.whole : storey.nursery[1] + 4;
  const most = (textArea.height - (isBeside ? 0 : plate.height + gap)) / (high + 8);
  const unit = Math.min((x + width - left) / span, most);
  const spare = textArea.height - high * unit;
  const below = isBeside ? 0 : plate.height + gap;
  // In the middle, with its roof.
  const above = Math.min(spare - below, (spare - below) / 2 + (isBeside ? 0 : 30 * unit));
  // Room for the roof, and below for the box's label.
  const roof = Math.min(5.2 * type, textArea.height - high * unit - 1.6 * type);
  const row = isDetailed ? y + (isBeside ? roof : 3.8 * type) : textArea.y + above;
  const setting = settingAt(stage, { left, top: row - storey.top * unit, unit });
  if (isDetailed) setting.always.texts.push(label(stage, drawing, left, row + high * unit));
  plate.y = row + high * unit + gap;
  if (isBeside && isDetailed) return setting;
  return { ...setting, plate: isBeside ? { ...setting.row, width: wide } : plate };
}

function settingAt(stage: SceneStage, { left, top, unit }: Place): Setting {
  const { palette, mark, textArea } = stage;
  const { ink, muted, line, surface, ground, danger, accent } = palette;
  const draw = (shapes: string) => place(shapes, left, top, unit);
  const target = left - 24 * unit;
  const row = { ...textArea, y: top + storey.top * unit, height: high * unit };
  const logo = place(markShapes(mark, { text: ink, accent }), 22, 259, 22 / mark.size);
  return {
    row,
    target,
    always: {
      texts: [],
      shapes: draw(
        [
          stroke(scenery.skyline, line, 1.5, { fill: surface }),
          stroke(scenery.ground, line, 24, { 'stroke-dasharray': '2 6' }),
          stroke(scenery.trees, muted, 1.5, { fill: ground }),
          shape('path', { d: front, fill: surface }),
          shape('path', { d: sight, fill: muted, opacity: 0.18 }),
          stroke(scenery.furniture, muted, 1.5),
          stroke(wire, muted, 5),
          stroke(floorsAndWalls, ink, 7),
          stroke(frame, ink, 8),
          stroke(scenery.nursery, ink, 2.5),
          rectangle(camera, { fill: ground, stroke: ink, 'stroke-width': 3 }),
          rectangle(box, { fill: ground, stroke: ink, 'stroke-width': 5 }),
          // To what it's called.
          stage.isDetailed ? stroke('M33 290V352', ink, 2) : '',
          logo,
        ].join(''),
      ),
    },
    // In an ad, what somebody fears. On a page, as in its report, it gets no further than the box.
    hit: draw(
      (stage.isDetailed
        ? stroke(stripes, danger, 7) +
          rectangle(camera, { fill: ground, stroke: danger, 'stroke-width': 5 })
        : shape('path', { d: sight, fill: danger, opacity: 0.35 }) +
          stroke(wire, danger, 9) +
          rectangle(camera, { fill: danger })) +
        stroke(`M${short((target - left) / unit - 0.27 * high)} 266H14`, danger, 9) +
        rectangle(box, { fill: 'none', stroke: danger, 'stroke-width': 5 }),
    ),
  };
}

/** The nursery alone, as large as the picture. */
function closeUp({ x, y, width, height, textArea }: SceneStage): Place {
  const [from, to] = storey.nursery;
  const unit = Math.min(width / (to - from + 8), height / (high + 8));
  const middle = (storey.top + storey.floor) / 2;
  return {
    left: x + width / 2 - ((from + to) / 2) * unit,
    top:
      Math.max(y + 4 * unit + (high * unit) / 2, textArea.y + textArea.height / 2) - middle * unit,
    unit,
  };
}

/** Just the camera, at the end of the row. */
function onWall(stage: SceneStage): Setting {
  const { palette, textArea, type, x, width } = stage;
  const row = rowIn(stage, 1.2 * type);
  const unit = Math.min(row.width * 0.2, row.height * 0.9);
  const target = textArea.x + textArea.width - unit;
  const glyph =
    rectangle(
      { x: 0, y: 0.14, width: 1, height: 0.62 },
      { fill: palette.ground, stroke: palette.ink, 'stroke-width': 0.1 },
    ) + stroke('M.3 .45a.2 .2 0 0 1 .4 0a.2 .2 0 0 1-.4 0M.5 .76V1', palette.ink, 0.1);
  const lines = `M${x} ${short(row.y)}h${width}M${x} ${short(row.y + row.height)}h${width}`;
  const drawn = place(glyph, target, row.y + (row.height - unit) / 2, unit);
  return {
    row,
    target,
    always: { shapes: stroke(lines, palette.ink, 2) + drawn, texts: [] },
    hit: '',
  };
}

/** What the box is called, below it. */
const label = (
  { fit, palette, textArea, type }: SceneStage,
  { box: text }: DrawingOf<'house'>,
  left: number,
  floor: number,
): Layer['texts'][number] =>
  fit({
    field: 'landing.hero.incident.drawing.box',
    text,
    x: left + 0.5 * type,
    y: floor + 0.3 * type,
    width: Math.min((1 + 0.62 * text.length) * type, textArea.x + textArea.width - left - type),
    height: 1.3 * type,
    max: type,
    weight: 600,
    color: palette.ink,
    vertical: 'center',
  });
