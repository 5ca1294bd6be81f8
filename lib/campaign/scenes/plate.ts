import type { Rect } from '../picture/fit-text';
import { type Layer, rectangle, type Style } from '../picture/layer';

/** The part of a scene's stage that the plate depends on. */
interface PlateStage extends Style {
  type: number;
  isDetailed?: boolean;
}

interface Words {
  state: 'attempt' | 'stopped';
  time: string;
  lines: readonly string[];
  color: string;
}

/** The time, and what happens then. Once that's stopped, the time is a stamp. */
export function plateLayer(stage: PlateStage, plate: Rect, words: Words): Layer {
  const type = Math.min(stage.type, plate.height / 6.2);
  const texts = stage.isDetailed
    ? detailedWords(stage, plate, words, type)
    : fewWords(stage, plate, words);
  // A banner may have no room for both, and one of them says too little.
  const isSmall = plate.width < 7.5 * stage.type || plate.height < 4 * stage.type;
  if (isSmall && texts.some(({ excess }) => excess)) return { shapes: '', texts: [] };
  const frame = rectangle(plate, {
    fill: stage.palette.ground,
    stroke: words.color,
    'stroke-width': type * (words.state === 'stopped' ? 0.4 : 0.15),
  });
  return { shapes: frame, texts };
}

const signal = 'landing.hero.incident.drawing.signal';

function detailedWords(
  { fit, palette }: PlateStage,
  plate: Rect,
  { state, time, lines, color }: Words,
  type: number,
) {
  const line = 1.35 * type;
  const foot = plate.y + plate.height - lines.length * line - 0.6 * type;
  const row = {
    x: plate.x + 0.9 * type,
    width: plate.width - 1.6 * type,
    vertical: 'center',
  } as const;
  return [
    fit({
      ...row,
      field: `${signal}.time`,
      text: time,
      y: plate.y + 0.5 * type,
      height: foot - plate.y - 0.5 * type,
      max: Math.min(2.9 * type, row.width / 4.4),
      color,
    }),
    ...lines.map((text, index) =>
      fit({
        ...row,
        field: `${signal}.${state}[${index}]`,
        text,
        y: foot + index * line,
        height: line,
        max: type,
        weight: index ? 600 : 800,
        color: palette.ink,
      }),
    ),
  ];
}

/** An ad has words of its own: here, the time is as wide as the plate, with one text below it. */
function fewWords(
  { fit, palette, type }: PlateStage,
  { x, y, width, height }: Rect,
  { state, time, lines: [text = ''], color }: Words,
) {
  const inset = { x: 0.075 * width, y: Math.min(0.075 * width, 0.1 * height) };
  const row = { x: x + inset.x, width: width - 2 * inset.x };
  const bottom = y + height - inset.y;
  const below = (share: number) =>
    fit({
      ...row,
      field: `${signal}.${state}[0]`,
      text,
      y: bottom - share * height,
      height: share * height,
      max: 1.4 * type,
      color: palette.ink,
      vertical: 'end',
    });
  const [low, high] = [below(0.3), below(0.52)];
  const word = low.excess ? high : low;
  const top = y + inset.y;
  const number = fit({
    ...row,
    field: `${signal}.time`,
    text: time,
    y: top,
    height: word.y - top,
    max: row.width / 2,
    color,
    vertical: 'center',
  });
  return [number, word];
}
