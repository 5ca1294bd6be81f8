// Long, because the parts of a scene share its measures.
import type { Drawing } from '@/content/schema';
import { isBrick, type Logo } from '../../document/logo';
import type { Rect } from '../rect';
import { cropTo, join, type Layer, place, rectangle, short, stroke, type Style } from '../layer';
import { pitchOf, wallShapes } from '../logo';
import { plateLayer } from './plate';

/** Where a scene is drawn. All sizes in it are multiples of `type`. */
export interface SceneStage extends Rect, Style {
  /** Where its words may be. The rest may be cropped, or covered by an app. */
  textArea: Rect;
  /** The size of its small print, in pixels. */
  type: number;
  /** Whether it's only what somebody is after, as large as the picture. */
  isClose?: boolean | undefined;
  /** In a film, seconds into its shot: a line that has arrived keeps pressing. */
  seconds?: number | undefined;
  logo: Logo;
}

/** What's different in each incident: what somebody is after, and what's around it. */
export interface Setting {
  /** The row on which the line comes in from the left, and where it would end. */
  row: Rect;
  target: number;
  /** Where that ends. */
  end: number;
  always: Layer;
  /** Drawn on top of that while somebody is after it. */
  hit: string;
  /** Ours, which is only there once it's stopped. */
  guard?: Layer;
  /** Where its words go, if that isn't in the row. */
  plate?: Rect;
  /** What its wall stands on, if that isn't the row's lower edge. */
  ground?: number;
  /** Hides what's behind the line. */
  behind?: string;
  /** Comes in with the line, and stays on the wall's outer side: there. */
  intruder?: (room: Rect) => string;
}

/** A scene's layers: the second only during the attempt, the third only once it's stopped. */
export interface Scene {
  always: Layer;
  attempt: Layer;
  stopped: Layer;
  /** Also among what's stopped: on its own, on top of the attempt, while it rises. */
  wall: Layer;
}

/** How wide the box in a row is that has the incident's words: 0 in a narrow ad, where it's above. */
export function plateWidth({ type, textArea }: SceneStage, { width }: Rect): number {
  if (textArea.height > 1.3 * textArea.width) return 0;
  return Math.min(9.8 * type, Math.max(0.4 * width, Math.min(6.6 * type, 0.54 * width)));
}

/** Whether there's room below a row for more than a sliver of what's there. */
export const hasBelow = ({ y, height, type }: SceneStage, row: Rect) =>
  y + height - row.y - row.height > 5 * type;

/** The lines right above and below a row: what comes in on it covers neither by half. */
export function rails({ palette, x, width }: SceneStage, { y, height }: Rect): string {
  const wide = Math.max(1, Math.min(3, Math.round(height / 20)));
  const line = (at: number) => `M${x} ${short(at)}H${x + 2 * width}`;
  return stroke(line(y - wide / 2) + line(y + height + wide / 2), palette.ink, wide);
}

/** How much higher than its row a wall is. */
export const aboveRow = ({ type }: SceneStage) => 0.9 * type;

/**
 * The row on which a line comes in, at the top of the text area or further down. Where there'd be
 * too little below it to tell what that is, it has the whole height.
 */
export function rowIn(stage: SceneStage, down: number, share = 0.55): Rect {
  const { textArea, type, y, height } = stage;
  const high = Math.min(0.46 * textArea.width, Math.max(6.6 * type, share * textArea.height));
  const above = plateWidth(stage, textArea) ? 0 : 0.65 * textArea.width;
  const row = { ...textArea, y: textArea.y + down + above };
  // In whole pixels, so that a small banner's lines are sharp.
  row.y = Math.round(row.y);
  row.height = Math.round(Math.min(high, 9 * type, textArea.height - down - above));
  if (hasBelow(stage, row)) return row;
  const most = height - 2 * aboveRow(stage) - type;
  row.height = Math.round(Math.min(9 * type, 0.46 * row.width, most));
  return { ...row, y: Math.round(y + (height - row.height) / 2) };
}

/** How far an incident is along. */
export interface Progress {
  /** How far the line has come, from 0 to 1. */
  come: number;
  /** How far the wall has risen, from 0 to 1. */
  risen: number;
  /** How far the line has been pushed back, in pairs of its stripes. */
  back: number;
}

interface Incident extends Progress {
  stage: SceneStage;
  setting: Setting;
  signal: Drawing['signal'];
}

/** The line that comes in with its words, and the wall that stops it. */
export function incident({ stage, setting, signal, come, risen, back }: Incident): Scene {
  const { row, target, end, always, hit, guard = join([]), intruder, behind } = setting;
  const { time, attempt, stopped } = signal;
  const { palette, type, logo } = stage;
  const inRow = { ...row, width: plateWidth(stage, row) };
  const onTop = { ...row, y: stage.y + 1.3 * type, height: 0.46 * row.width };
  const plate = setting.plate ?? (inRow.width ? inRow : onTop);
  const above = aboveRow(stage);
  const foot = setting.ground ?? row.y + row.height;
  const high = foot - row.y + above;
  // One brick wide, and an odd number of them high, so that there's one in the middle.
  const share = isBrick(logo) ? logo.size / pitchOf(logo) : 1;
  const few = (high * share) / Math.min(4.6 * type, 0.124 * row.width);
  const courses = 2 * Math.max(0, Math.ceil((few - 1) / 2)) + 1;
  const width = (high * share) / courses;
  const wall = { x: target - width - 0.6 * type, y: row.y - above, width, height: high };
  // From its foot up: the one where the line hits.
  const glowing = courses - 1 - Math.round(((row.height / 2 + above) / high) * courses - 0.5);
  const outer = plate === inRow && !stage.isClose ? plate.x + plate.width : stage.x;
  // So far outside that its slanted start can't be seen.
  const line = { ...row, x: stage.x - row.height };
  const thief = intruder?.({ ...row, x: outer, width: wall.x - outer }) ?? '';
  // From close by, what it reaches gets red at the same speed.
  const reach = (stage.isClose ? end : target) - stage.x;
  const left = Math.max(0, target - stage.x - reach * come);
  const arrivingLine =
    hatch(stage, line, target - left, behind, -(stage.seconds ?? 0)) +
    (left ? place(thief, -left, 0, 1) : thief);
  const outside = { ...row, x: line.x, width: wall.x - line.x };
  const hatching = hatch(stage, line, wall.x + row.height, behind, back);
  const laid = { shapes: bricks(stage, wall, risen, courses, glowing), texts: [] };
  const words = (state: 'attempt' | 'stopped', text: string, color: string) =>
    stage.isClose ? join([]) : plateLayer(stage, plate, { state, time, text, color, foot: row.y });
  const visibleArea = { ...stage, width: stage.isClose ? reach * come : 0 };
  return {
    always,
    attempt: join([
      {
        shapes: arrivingLine + (come < 1 ? cropTo(visibleArea, visibleArea, hit) : hit),
        texts: [],
      },
      ...(come < 1 ? [] : [words('attempt', attempt, palette.danger)]),
    ]),
    stopped: join([
      { shapes: cropTo(outside, outside, hatching) + thief, texts: [] },
      guard,
      laid,
      words('stopped', stopped, palette.ink),
    ]),
    wall: laid,
  };
}

/** Slanted stripes up to `end`. What comes in is hatched: solid red is pressed. */
export function hatch(
  { palette }: SceneStage,
  line: Rect,
  end: number,
  behind = '',
  back = 0,
): string {
  const { x, y, height } = line;
  const middle = y + height / 2;
  const stripe = short(height / 16);
  // It ends with a stripe. One that has nearly moved out is left out: it would be a hairline.
  const start = short(x);
  const stripes = Math.max(0, Math.floor((end - height / 4 - start) / (2 * stripe)));
  const movedBy = (((-back % 1) + 1) % 1) * 2;
  const isHairline = movedBy > 0.65 && movedBy < 1;
  const length = (2 * stripes + (isHairline ? 0 : 1)) * stripe;
  const across = `M${start} ${short(middle)}h${short(length)}`;
  const transform = `translate(${short(middle / 2)}) skewX(-26.57)`;
  const movedStyle = back && { 'stroke-dashoffset': back * 2 * stripe };
  return (
    (behind && stroke(across, behind, height, { transform })) +
    stroke(across, palette.danger, height, { 'stroke-dasharray': stripe, ...movedStyle, transform })
  );
}

/** A wall of copies of the brand's logo, laid from its foot, or a plain bar that rises from it. */
function bricks(stage: SceneStage, full: Rect, risen: number, courses: number, glowing: number) {
  const { palette, logo } = stage;
  const laid = isBrick(logo) ? Math.ceil(risen * courses) : risen * courses;
  const height = (full.height * laid) / courses;
  const box = { ...full, y: full.y + full.height - height, height };
  if (!isBrick(logo)) return wallGroup(box, palette.guard);
  const tiles = { laid, columns: 1, rows: laid, glowing };
  const shapes = wallShapes(logo, tiles, { text: palette.ground, accent: palette.accent });
  // The last one stands on the ground, without its lower joint.
  const view = { x: 0, y: 0, width: logo.size, height: laid * pitchOf(logo) };
  // Bricks end with a joint, beside which the ink would show through as a hairline.
  const interior = { ...box, x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1 };
  return wallGroup(interior, palette.ink, cropTo(box, view, shapes));
}

const wallGroup = (bar: Rect, fill: string, tiles = '') =>
  `<g class="wall">${rectangle(bar, { fill })}${tiles}</g>`;
