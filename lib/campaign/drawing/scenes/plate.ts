import type { TextBlock } from '../fit-text';
import type { Rect } from '../rect';
import { join, type Layer, rectangle, type Style } from '../layer';

/** The part of a scene's stage that the plate depends on. */
type PlateStage = Style & { type: number };

interface Words {
  state: 'attempt' | 'stopped';
  time: string;
  text: string;
  color: string;
  /** How far down the line is that it's about, if it isn't in there. */
  foot?: number;
  /** Whether there's room for one of them only: the time or, once it's stopped, that it is. */
  isShort?: boolean;
}

/** The time, and what happens then. Once that's stopped, the time is a stamp. */
export function plateLayer(stage: PlateStage, plate: Rect, words: Words): Layer {
  const type = Math.min(stage.type, plate.height / 6.2);
  const texts = wordsIn(stage, plate, words);
  // A banner may have no room for both.
  const isSmall = plate.width < 7.5 * stage.type || plate.height < 4 * stage.type;
  if (isSmall && texts.some(({ excess }) => excess))
    return words.isShort ? join([]) : plateLayer(stage, plate, { ...words, isShort: true });
  const border = Math.min(type, plate.width / 10) * (words.state === 'stopped' ? 0.4 : 0.15);
  // Both states' frames start on the plate's edge, and are no higher than their words.
  const x = plate.x + border / 2;
  const [time] = texts;
  const spare = time.y + time.baseline - 0.7 * time.size - plate.y - (time.x - x);
  const off = Math.max(0, spare);
  const box = { x, y: plate.y + off, width: plate.width - border, height: plate.height - 2 * off };
  const color = words.state === 'stopped' ? stage.palette.guard : words.color;
  const style = { fill: stage.palette.ground, stroke: color, 'stroke-width': border };
  // It stands on its line like a sign.
  const pole = { x: plate.x, y: box.y + box.height, width: border };
  const height = (words.foot ?? 0) - pole.y;
  const shapes = height > 0 ? rectangle({ ...pole, height }, { fill: color }) : '';
  return { shapes: shapes + rectangle(box, style), texts };
}

const signal = 'audience.landing.hero.incident.drawing.signal';

/** The time is as wide as the plate, with the text below it. */
function wordsIn(
  { fit, palette, type }: PlateStage,
  plate: Rect,
  { state, time, text, color, isShort }: Words,
) {
  // Inside the frame, at least half as high as its digits, however short the time is.
  const inset = 0.12 * plate.width;
  const row = { x: plate.x + inset, y: 0, width: plate.width - 2 * inset };
  const room = plate.height - 2 * Math.min(inset, 0.1 * plate.height);
  const align = isShort ? 'center' : 'start';
  const number = (height: number, max = row.width / 3.45) =>
    fit({ ...row, path: `${signal}.time`, text: time, height, max, color, align });
  if (!text || (isShort && state === 'attempt')) return centered(plate, 0, [number(room)]);
  const below = (share: number, max = 1.4 * type, isName = true) =>
    fit({
      ...row,
      path: `${signal}.${state}`,
      text,
      isName,
      align,
      height: share * room,
      max,
      color: palette.ink,
    });
  if (isShort) return centered(plate, 0, [below(1)]);
  // On a stamp, both are alike, if they're nearly as large then.
  const half = number(room / 2);
  const alike = below(0.5, half.size);
  if (state === 'stopped' && alike.size > Math.max(type, 0.8 * half.size))
    return centered(plate, 0, [number(room / 2, alike.size), alike]);
  const [low, high] = [below(0.36), below(0.6)];
  const word = [low, high].find(({ excess }) => !excess) ?? below(0.6, 1.4 * type, false);
  return centered(plate, 0, [number(room - word.height), word]);
}

/** The time and the lines below it as one block: as much above its capitals as below its last line. */
function centered({ y, height }: Rect, gap: number, [time, ...lines]: [TextBlock, ...TextBlock[]]) {
  const blocks: [TextBlock, ...TextBlock[]] = [time, ...lines];
  const last = lines.at(-1) ?? time;
  const above = time.baseline - 0.7 * time.size;
  const below = last.height - last.baseline - (last.lines.length - 1) * last.leading;
  const usedHeight = gap + blocks.reduce((sum, block) => sum + block.height, 0);
  let top = y + (height - usedHeight - above + below) / 2;
  for (const block of blocks) {
    block.y = Math.floor(top);
    top += block.height + (block === time ? gap : 0);
  }
  return blocks;
}
