import type { Fit, TextOptions } from '../fit-text';
import { easeOut, join, type Layer, place, rectangle, stroke, type VisualStage } from '../layer';
import { plateLayer } from '../scenes/plate';
import { wallBehind } from './promo-ticket';

/** From one line of an event to the next, and the gap between two events, as shares of their size. */
const [leading, gap] = [1.12, 0.32];

/** How wide a line is, as a share of its size. */
function widthOf(fit: Fit, text: string): number {
  const { length, size } = fit({
    x: 0,
    y: 0,
    width: 1e4,
    height: 1e4,
    path: '',
    text,
    max: 100,
    color: '',
  });
  return length / size;
}

/**
 * The report on the page's incident, on paper: its events, as many as there's room for, and the
 * stamp with its time, which is all that a small banner has. In a film, they arrive in turn.
 */
export function report(stage: VisualStage<'report'>): Layer {
  const { x: left, y, width, textArea, palette, fit, campaign, least, progress = 1 } = stage;
  const { report: words, hero } = campaign.audience.landing;
  const { drawing } = hero.incident;
  const { time, stopped } = drawing.signal;
  const rows = words.events;
  const top = Math.max(textArea.y, y + 0.04 * textArea.width);
  const room = textArea.y + textArea.height - top;
  const { logo } = campaign.brand;
  const fitAll: Fit = (text) => fit({ maxArea: Infinity, ...text });
  if (Math.min(room, textArea.width) < 11 * least) {
    const across = Math.min(textArea.width, 2.1 * room);
    const plate = { ...textArea, x: left + (width - across) / 2, width: across };
    const stampWords = { state: 'stopped', time, text: stopped, color: palette.ink } as const;
    const stamp = plateLayer({ palette, fit: fitAll, type: 0.22 * room }, plate, stampWords);
    return join([{ shapes: wallBehind(logo, stage, plate, 1), texts: [] }, stamp]);
  }
  // Its words may end earlier, where an app has buttons.
  const paper = { ...textArea, width: width - 2 * (textArea.x - left), y: top, height: room };
  const spacing = Math.max(0.028 * textArea.width, least / 2);
  const inset = 0.04 * textArea.width;
  const from = textArea.x + inset;
  const long = textArea.width - 2 * inset;
  const head = Math.max(1.2 * least, 0.034 * textArea.width);
  const above = { x: from, y: top + spacing - 0.2 * head, width: long, height: 2.6 * head };
  const muted = { max: head, weight: 600, color: palette.muted } as const;
  const title = fit({
    ...above,
    ...muted,
    path: 'audience.landing.report.title',
    text: words.title,
  });
  const firstY = title.y + title.height + 0.2 * head;
  const high = Math.min(0.2 * room, 0.13 * textArea.width);
  const floor = top + room - high - 2 * spacing;
  /** How wide the times are, as a share of their size. */
  const timeWidth = Math.max(...rows.map((event) => widthOf(fitAll, event.time)));
  const last = rows.length - 1;
  const setOf = (count: number, size: number) => {
    let at = firstY;
    return rows.flatMap((row, index) => {
      if (index >= count && index < last) return [];
      // The first two have to fit.
      const isFirst = index < 2 || count === 1;
      const down = { y: at + (gap / 2) * size, height: isFirst ? floor - at : 1e4 };
      const style = { leading, max: size, min: size, color: palette.ink, ...down };
      const cell = (name: 'time' | 'text', x: number, more: Partial<TextOptions>) => {
        const path = `audience.landing.report.events.${index}.${name}`;
        return fitAll({ ...style, path, text: row[name], x, width: from + long - x, ...more });
      };
      const color = row.color ? palette.danger : palette.ink;
      const start = at;
      const clock = cell('time', from, { isName: true, width: timeWidth * size, color });
      const event = cell('text', from + (timeWidth + 0.2) * size, { weight: 600 });
      at += Math.max(clock.height, event.height) + gap * size;
      return [{ start, end: at, texts: [clock, event] }];
    });
  };
  const isOut = (set: ReturnType<typeof setOf>) => (set.at(-1)?.end ?? 0) > floor;
  // Rather few large ones than all of them: as many of the first ones as fit with the last one,
  // which is the report itself. The stamp says that it was stopped.
  const smallest = Math.max(least, Math.ceil(0.043 * textArea.width));
  const largest = Math.min(0.06 * textArea.width, 0.107 * room);
  let [count, size] = [last, Math.floor(largest)];
  while (count > 1 && isOut(setOf(count, smallest))) count -= 1;
  while (size > least && isOut(setOf(count, size))) size -= 1;
  const events = setOf(count, size);
  // What they leave free is for the wall, above and below.
  const foot = events.at(-1)?.end ?? 0;
  const bottom = Math.min(floor, foot + size / 2) + spacing;
  paper.height = bottom + high + spacing - top;
  const lower = Math.floor((room - paper.height) * 0.42);
  // The first one is there at once, and the stamp for more than half of the time.
  const step = 0.35 / events.length;
  const opacityOf = (index: number) =>
    easeOut(progress, step * (index - 0.5), step * (index + 0.3));
  const path = 'audience.landing.hero.incident.drawing.signal.stopped';
  const stampLine = { text: `${time} ${stopped}`, path, color: palette.ink };
  const within = { x: from + 0.32 * high, y: bottom, width: long - 0.64 * high, height: high };
  const stampText = fitAll({ ...within, ...stampLine, max: 0.62 * high, vertical: 'center' });
  const across = stampText.length + 0.64 * high;
  stampText.width = stampText.length;
  const border = 0.09 * high;
  const frame = { x: from + border / 2, y: bottom + border / 2, width: across - border };
  const style = { fill: palette.ground, stroke: palette.guard, 'stroke-width': border };
  const stamp = rectangle({ ...frame, height: high - border }, style);
  const edge = { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 };
  const end = paper.x + paper.width - inset;
  const sheet = join([
    { shapes: rectangle(paper, edge), texts: [title] },
    ...events.map(({ start, texts }, index): Layer => ({
      shapes: `<g opacity="${opacityOf(index)}">${stroke(`M${from} ${start}H${end}`, palette.line)}</g>`,
      texts: opacityOf(index) < 0.5 ? [] : texts,
    })),
    ...(progress < 0.35 ? [] : [{ shapes: stamp, texts: [stampText] }]),
  ]);
  for (const text of sheet.texts) text.y += lower;
  // Apps cover what's below the paper.
  const wall = wallBehind(logo, stage, { ...paper, y: top + lower }, 1);
  return { shapes: wall + place(sheet.shapes, 0, lower, 1), texts: sheet.texts };
}
