import type { Fit, TextOptions } from '../fit-text';
import {
  easeOut,
  join,
  type Layer,
  place,
  range,
  rectangle,
  stroke,
  type VisualStage,
} from '../layer';
import { plateLayer } from '../../scenes/plate';
import { wallBehind } from './promo-ticket';

const incident = 'landing.hero.incident.drawing';

/** From one line of an event to the next, and the gap between two events, as shares of their size. */
const [leading, gap] = [1.12, 0.32];

/**
 * The report on the page's incident, on paper: its events, as many as there's room for, and the
 * stamp with its time, which is all that a small banner has. In a film, they arrive in turn.
 */
export function report(stage: VisualStage<'report'>): Layer {
  const { x, y, width, textArea, palette, fit, campaign, least, progress = 1 } = stage;
  const { report: words, hero } = campaign.audience.landing;
  const { drawing } = hero.incident;
  const { time, attempt, stopped } = drawing.signal;
  const { isLog } = stage.visual;
  const entries = 'entries' in drawing ? drawing.entries : [];
  const log = entries.map((entry, index) => {
    return [entry.time, entry.who, `${incident}.entries[${index}]`, 'who', false] as const;
  });
  const events = words.events.map(({ time: clock, text, color }, index) => {
    return [clock, text, `landing.report.events[${index}]`, 'text', color !== undefined] as const;
  });
  const tried = [time, attempt[0] ?? '', `${incident}.signal`, 'attempt[0]', true] as const;
  const rows = isLog ? [...log.slice(-1), tried] : events;
  const top = Math.max(textArea.y, y + 0.04 * textArea.width);
  const room = textArea.y + textArea.height - top;
  const { mark } = campaign.brand;
  const all: Fit = (text) => fit({ maxArea: Infinity, ...text });
  if (Math.min(room, textArea.width) < 11 * least) {
    const across = Math.min(textArea.width, 2.1 * room);
    const plate = { ...textArea, x: x + (width - across) / 2, width: across };
    const said = { state: 'stopped', time, lines: stopped, color: palette.ink } as const;
    const stamp = plateLayer({ palette, fit: all, type: 0.22 * room }, plate, said);
    return join([{ shapes: wallBehind(mark, stage, plate, 1), texts: [] }, stamp]);
  }
  // Its words may end earlier, where an app has buttons.
  const paper = { ...textArea, width: width - 2 * (textArea.x - x), y: top, height: room };
  const apart = Math.max(0.028 * textArea.width, least / 2);
  const inset = isLog ? apart : 0.04 * textArea.width;
  const from = textArea.x + inset;
  const long = textArea.width - 2 * inset;
  const head = isLog
    ? Math.max(least, 0.027 * textArea.width)
    : Math.max(1.2 * least, 0.034 * textArea.width);
  const above = { x: from, y: top + apart - 0.2 * head, width: long, height: 2.6 * head };
  const muted = { max: head, weight: 600, color: palette.muted } as const;
  const title = fit({ ...above, ...muted, field: 'landing.report.title', text: words.title });
  const first = title.y + title.height + 0.2 * head;
  // A log is about its stamp, beside its few rows or below them. Their texts are below their times.
  const isBeside = isLog && textArea.width > 1.5 * room;
  const [column, most] = isBeside ? [0.45 * long, 0.52 * long] : [long, long];
  const high = isLog ? 0.285 * most : Math.min(0.3 * room, 0.16 * textArea.width);
  const floor = top + room - apart - (isBeside ? 0 : high + apart);
  /** How wide the times are, as a share of their size. */
  const when = Math.max(5.4, ...rows.map(([clock]) => 0.66 * clock.length));
  const setAt = (size: number, numbers: number[]) => {
    let at = first;
    return rows.flatMap(([clock, text, path, name, isRed], index) => {
      if (!numbers.includes(index)) return [];
      // The first two have to fit.
      const isFirst = numbers.indexOf(index) < 2;
      const style = { leading, max: size, min: size, color: palette.ink };
      const cell = (part: string, left: number, more: Partial<TextOptions>) => {
        const across = { x: from + left * size, width: column - left * size };
        const down = { y: at + (gap / 2) * size, height: isFirst ? floor - at : 1e4 };
        return all({ field: `${path}.${part}`, text, ...style, ...across, ...down, ...more });
      };
      const color = isRed ? palette.danger : palette.ink;
      const start = at;
      const wide = isLog ? column : when * size;
      const clockCell = cell('time', 0, { text: clock, isName: true, width: wide, color });
      if (isLog) at += clockCell.height;
      const said = cell(name, isLog ? 0 : when + 0.2, { weight: 600 });
      at += (isLog ? said.height : Math.max(clockCell.height, said.height)) + gap * size;
      return [{ start, end: at, texts: [clockCell, said] }];
    });
  };
  const last = rows.length - 1;
  const setOf = (count: number, size: number) => setAt(size, [...range(count), last]);
  const isOut = (set: ReturnType<typeof setAt>) => (set.at(-1)?.end ?? 0) > floor;
  // Rather few large ones than all of them: as many of the first ones as fit with the last one,
  // which is the report itself. The stamp says that it was stopped.
  const smallest = Math.max(least, Math.ceil(0.039 * textArea.width));
  const maxArea = isBeside ? 0.024 * width * stage.height : Infinity;
  const line = { ...textArea, maxArea, width: column, max: 0.2 * room, mostLines: 1 };
  const sizes = rows.map(
    ([, text]) => all({ ...line, field: incident, text, color: '', weight: 600 }).size,
  );
  const largest = isLog
    ? Math.min(...sizes, 0.4 * high)
    : Math.min(0.05 * textArea.width, 0.107 * room);
  let [count, size] = [last, Math.floor(largest)];
  while (count > 1 && isOut(setOf(count, smallest))) count -= 1;
  while (size > least && isOut(setOf(count, size))) size -= 1;
  const shown = setOf(count, size);
  // What they leave free is for the wall, above and below.
  const foot = shown.at(-1)?.end ?? 0;
  const bottom = isBeside ? (first + foot - high) / 2 : Math.min(floor, foot + size / 2) + apart;
  paper.height = (isBeside ? foot : bottom + high) + apart - top;
  const lower = Math.floor((room - paper.height) * 0.42);
  // The first one is there at once, and the stamp for more than half of the time.
  const step = 0.35 / shown.length;
  const arrived = (index: number) => easeOut(progress, step * (index - 0.5), step * (index + 0.3));
  const says = `${isLog ? '' : `${time} `}${stopped[0] ?? ''}`;
  const said = { text: says, field: `${incident}.signal.stopped[0]`, color: palette.ink } as const;
  const within = { x: from + 0.32 * high, y: bottom, width: most - 0.64 * high, height: high };
  const stampText = all({ ...within, ...said, max: 0.62 * high, vertical: 'center' });
  const across = stampText.length + 0.64 * high;
  const left = isBeside ? long - across : 0;
  stampText.x += left;
  stampText.width = stampText.length;
  const border = 0.09 * high;
  const frame = { x: from + left + border / 2, y: bottom + border / 2, width: across - border };
  const style = { fill: palette.ground, stroke: palette.ink, 'stroke-width': border };
  const stamp = rectangle({ ...frame, height: high - border }, style);
  const edge = { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 };
  const end = isBeside ? from + Math.max(column, title.length) : paper.x + paper.width - inset;
  const sheet = join([
    { shapes: rectangle(paper, edge), texts: [title] },
    ...shown.map(({ start, texts }, index): Layer => ({
      shapes: `<g opacity="${arrived(index)}">${stroke(`M${from} ${start}H${end}`, palette.line)}</g>`,
      texts: arrived(index) < 0.5 ? [] : texts,
    })),
    ...(progress < 0.35 ? [] : [{ shapes: stamp, texts: [stampText] }]),
  ]);
  for (const text of sheet.texts) text.y += lower;
  // Apps cover what's below the paper.
  const wall = wallBehind(mark, stage, { ...paper, y: top + lower }, 1);
  return { shapes: wall + place(sheet.shapes, 0, lower, 1), texts: sheet.texts };
}
