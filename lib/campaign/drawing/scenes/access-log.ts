import { range, rectangle, short, stroke } from '../layer';
import { lockOnRecord, record } from '../sheets';
import { closeUp, sheetIn } from './close-up';
import { hasBelow, plateWidth, rails, rowIn, type SceneStage } from './scene';

/**
 * Records side by side, with their feet at `y`. They're one path, because a picture has hundreds of
 * them.
 */
function recordsAt(x: number, y: number, width: number, height: number): string {
  const [high, wide] = [0.66 * height, 0.47 * height];
  const step = 1.3 * wide;
  const across = (share: number) => short(share * wide);
  return range(Math.ceil(width / step))
    .map((index) => {
      const left = short(x + index * step);
      const top = short(y - high);
      return [
        `M${left} ${y}V${top}h${across(1)}V${y}z`,
        `M${left} ${top}v-${across(0.16)}h${across(0.44)}l${across(0.1)} ${across(0.16)}`,
        `M${short(left + 0.18 * wide)} ${short(top + 0.2 * wide)}h${across(0.36)}v${across(0.42)}h-${across(0.36)}z`,
        `M${short(left + 0.68 * wide)} ${short(top + 0.3 * wide)}h${across(0.16)}m-${across(0.16)} ${across(0.24)}h${across(0.16)}`,
        `M${short(left + 0.18 * wide)} ${short(top + 0.86 * wide)}h${across(0.66)}m-${across(0.66)} ${across(0.26)}h${across(0.5)}`,
      ].join('');
    })
    .join('');
}

/** Patients' records, one of which somebody asks for at night. */
export function accessLog(stage: SceneStage) {
  const { palette, textArea, type, x, y, width, height } = stage;
  const lock = lockOnRecord(palette.guard, palette.ground);
  if (stage.isClose) return closeUp(stage, record, lock);
  const isNarrow = plateWidth(stage, textArea) === 0;
  const row = rowIn(stage, 1.25 * type, 0.7);
  if (isNarrow) row.height = 0.7 * row.width;
  const [right, foot] = [x + width, row.y + row.height];
  const [most, share] = isNarrow ? [9, 0.5] : [5.4, 0.2];
  const high = row.height + 0.2 * type;
  const wide = Math.min(most * type, share * row.width, high / record.height);
  const chart = {
    x: Math.min(textArea.x + textArea.width - wide, textArea.x + 27 * type),
    y: row.y - 0.2 * type,
    width: wide,
    height: high,
  };
  const { plain, reached, guarded } = sheetIn(stage, chart, record);
  // Rows of them down to the edge of the picture, if one fits.
  const count = hasBelow(stage, row) ? Math.ceil((y + height - foot) / (0.7 * row.height)) : 0;
  const step = (y + height - foot) / count;
  const below = range(count).map((index) => {
    const board = Math.round(foot + (index + 1) * step);
    return `${recordsAt(x - index * 3 * type, board, width + index * 3 * type, step)}M${x} ${board}H${right}`;
  });
  // Those beside it, on the same shelf.
  const next = chart.x + 1.3 * wide;
  const scenery = [
    rectangle({ ...row, x, width: 2 * width }, { fill: palette.surface }),
    stroke(below.join(''), palette.muted, 2, { opacity: 0.5 }),
    stroke(recordsAt(next, foot, right - next, row.height), palette.muted, 2.5),
    rails(stage, row),
    plain,
  ];
  return {
    row,
    target: chart.x,
    end: Math.min(chart.x + chart.width + 5 * type, right),
    behind: palette.surface,
    always: { shapes: scenery.join(''), texts: [] },
    hit: reached,
    guard: guarded(lock),
  };
}
