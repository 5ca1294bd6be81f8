import type { DrawingOf } from '@/content/schema';
import { range, rectangle, short, stroke } from '../layer';
import { closeUp, hasBelow, plateWidth, rails, rowIn, type SceneStage, sheet } from './scene';

/** The widths of folders on a shelf, in 56ths of its height. Each has a label on its back. */
const folders = [8, 10, 6, 12];

/** What's on a chart, in units of its width. */
const record = 'M.2 1.04h.6M.2 1.2h.4';
const cross = 'M.22 .5h.56M.5 .22v.56';
/** In place of the cross, once it's safe: a lock with a cross for its keyhole. */
const lock = ['M.34 .5V.34a.16 .16 0 0 1 .32 0V.5', 'M.2 .65h.6', 'M.4 .65h.2M.5 .55v.2'] as const;

/**
 * Folders side by side on a board at `y`. They're one path that repeats, which costs few bytes, and
 * so do whole pixels. Only very small folders need fractions of them.
 */
function shelf(x: number, y: number, width: number, height: number): string {
  const steps = height < 28 ? 10 : 1;
  const scaled = (length: number) => Math.round(((length * height) / 56) * steps) / steps;
  const path = folders.map((folder, index) => {
    const [across, up] = [scaled(folder), scaled(34 + ((index * 6) % 10))];
    const [inset, high] = [scaled(2), short(up - scaled(8))];
    const label = `m${short(inset - across)}-${high}h${short(across - 2 * inset)}m${inset} ${high}`;
    return `v-${up}h${across}v${up}${label}`;
  });
  const wide = folders.reduce((sum, folder) => sum + scaled(folder), 0);
  return `M${short(x)} ${short(y)}${path.join('').repeat(Math.ceil(width / wide))}`;
}

/** The log of who opened which chart, and the chart that somebody asks for at night. */
export function accessLog(stage: SceneStage, { entries }: DrawingOf<'access-log'>) {
  const { palette, fit, textArea, type, x, y, width, height } = stage;
  const signs = [stroke(cross, palette.ink, 0.2), stroke(record, palette.ink, 0.06)] as const;
  const closed =
    stroke(lock[0], palette.guard, 0.11) +
    stroke(lock[1], palette.guard, 0.42) +
    stroke(lock[2], palette.ground, 0.08);
  if (stage.isClose) return closeUp(stage, 1.5, signs, closed);
  const line = 2 * type;
  // A phone shows the last one only, so that the attempt is on the first screen.
  const first = width > 40 * type ? 0 : entries.length - 1;
  const visibleEntries = stage.isDetailed ? entries.slice(first) : [];
  const isNarrow = plateWidth(stage, textArea) === 0;
  const row = rowIn(stage, visibleEntries.length * line + 1.25 * type, 0.7);
  if (isNarrow) row.height = 0.7 * row.width;
  const [right, foot, far] = [x + width, row.y + row.height, x + 2 * width];
  const shelves = textArea.x + (stage.isDetailed ? 15 : 11.2) * type;
  const [most, share] = isNarrow ? [9, 0.5] : [5.4, 0.2];
  const wide = Math.min(most * type, share * row.width, (row.height + 0.7 * type) / 1.4);
  const chart = {
    x: Math.min(textArea.x + textArea.width - wide, shelves + 16 * type),
    y: row.y - 0.7 * type,
    width: wide,
    height: row.height + 0.7 * type,
  };
  const { plain, reached, guarded } = sheet(stage, chart, signs);
  const cells = visibleEntries.flatMap((entry, index) =>
    (['time', 'who'] as const).map((name) =>
      fit({
        path: `audience.landing.hero.incident.drawing.entries.${first + index}.${name}`,
        text: entry[name],
        x: textArea.x + (name === 'who' ? 6 : 0) * type,
        y: textArea.y + index * line,
        width: 7 * type,
        height: line,
        max: type,
        weight: 600,
        color: name === 'who' ? palette.muted : palette.ink,
        vertical: 'center',
      }),
    ),
  );
  const boards = visibleEntries.map((_, index) => textArea.y + (index + 1) * line);
  // Shelves down to the edge of the picture, if one fits. A page may show more of it.
  const count = hasBelow(stage, row)
    ? Math.ceil((y + height - foot) / ((stage.isDetailed ? 0.8 : 0.7) * row.height))
    : 0;
  const high = (y + height - foot) / count;
  const others = range(count + (stage.isDetailed ? 3 : 0)).map((index) => {
    const board = Math.round(foot + (index + 1) * high);
    const start = x - index * 3 * type;
    return `${shelf(start, board, right - start, high)}M${x} ${board}H${right}`;
  });
  // On a page, there's a clean gap between the wall and the chart.
  const from = stage.isDetailed ? chart.x : shelves;
  const scenery = [
    // What was opened before is among these, too far away to tell.
    ...boards.map(
      (board) =>
        stroke(`M${shelves} ${board - 0.65 * type}H${far}`, palette.line, 1.1 * type, {
          'stroke-dasharray': '6 2 9 2 5 2 7 3',
        }) + stroke(`M${x} ${board}H${far}`, palette.line),
    ),
    rectangle({ ...row, x, width: 2 * width }, { fill: palette.surface }),
    stroke(others.join(''), palette.muted, 2, { opacity: 0.5 }),
    stroke(shelf(from, foot, right - from, row.height), palette.muted, 2.5),
    rails(stage, row),
    plain,
  ];
  return {
    row,
    target: chart.x,
    end: Math.min(chart.x + chart.width + 5 * type, right),
    behind: palette.surface,
    always: { shapes: scenery.join(''), texts: cells },
    hit: reached,
    guard: guarded(closed),
    least: foot + type / 2,
    raised: `translateY(${-10 - 32 * entries.length}px)`,
  };
}
