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
  const rows = isLog ? [...log, tried] : events;
  const top = Math.max(textArea.y, y + 0.04 * textArea.width);
  const room = textArea.y + textArea.height - top;
  const { mark } = campaign.brand;
  if (room * textArea.width < 220 * least ** 2) {
    const shapes = wallBehind(mark, stage, textArea, 1);
    const all: Fit = (text) => fit({ maxArea: Infinity, ...text });
    const said = { state: 'stopped', time, lines: stopped, color: palette.ink } as const;
    const stamp = plateLayer({ palette, fit: all, type: 0.22 * room }, textArea, said);
    return join([{ shapes, texts: [] }, stamp]);
  }
  // Its words may end earlier, where an app has buttons.
  const paper = { ...textArea, width: width - 2 * (textArea.x - x), y: top, height: room };
  const inset = 0.04 * textArea.width;
  /** Around the stamp. */
  const apart = 0.65 * inset;
  const from = textArea.x + inset;
  const long = textArea.width - 2 * inset;
  const end = paper.x + paper.width - inset;
  const head = Math.max(1.2 * least, 0.034 * textArea.width);
  const title = fit({
    x: from,
    width: long,
    field: 'landing.report.title',
    text: words.title,
    y: top + 0.2 * head,
    height: 2.6 * head,
    max: head,
    weight: 600,
    color: palette.muted,
  });
  const first = title.y + title.height + 0.2 * head;
  const high = Math.min(0.155 * room, 0.16 * textArea.width);
  const floor = top + room - high - 2 * apart;
  /** How wide the times are, as a share of their size. */
  const when = Math.max(5.4, ...rows.map(([clock]) => 0.66 * clock.length));
  const setAt = (size: number, numbers: number[]) => {
    let at = first;
    return rows.flatMap(([clock, text, path, name, isRed], index) => {
      if (!numbers.includes(index)) return [];
      // The first two have to fit.
      const most = numbers.indexOf(index) < 2 ? floor - at : 1e4;
      const style = { leading, max: size, min: size, maxArea: Infinity, color: palette.ink };
      const cell = (column: string, left: number, more: Partial<TextOptions>) => {
        const across = { x: from + left * size, width: long - left * size };
        const down = { y: at + (gap / 2) * size, height: most };
        return fit({ field: `${path}.${column}`, text, ...style, ...across, ...down, ...more });
      };
      const color = isRed ? palette.danger : palette.ink;
      const texts = [
        cell('time', 0, { text: clock, isName: true, width: when * size, color }),
        cell(name, when + 0.2, { weight: 600 }),
      ];
      const start = at;
      at += Math.max(...texts.map(({ height }) => height)) + gap * size;
      return [{ start, end: at, texts }];
    });
  };
  const last = rows.length - 1;
  const setOf = (count: number, size: number) => setAt(size, [...range(count), last]);
  const isOut = (set: ReturnType<typeof setAt>) => (set.at(-1)?.end ?? 0) > floor;
  // Rather few large ones than all of them: as many of the first ones as fit with the last one,
  // which is the report itself. The stamp says that it was stopped.
  const smallest = Math.max(least, Math.ceil(0.039 * textArea.width));
  const largest = Math.min((isLog ? 0.054 : 0.05) * textArea.width, 0.107 * room);
  let [count, size] = [last, Math.round(largest)];
  while (count > 1 && isOut(setOf(count, smallest))) count -= 1;
  while (size > least && isOut(setOf(count, size))) size -= 1;
  const shown = setOf(count, size);
  // What they leave free is for the wall, above and below.
  const bottom = Math.min(floor, (shown.at(-1)?.end ?? 0) + size / 2) + apart;
  paper.height = bottom + high + apart - top;
  const lower = Math.floor((room - paper.height) * 0.42);
  const step = 0.8 / shown.length;
  const arrived = (index: number) => easeOut(progress, step * index, step * (index + 0.8));
  const stampText = fit({
    x: from + inset / 2,
    y: bottom,
    width: long - inset,
    height: high,
    max: 0.62 * high,
    field: `${incident}.signal.stopped[0]`,
    text: `${isLog ? '' : `${time} `}${stopped[0] ?? ''}`,
    color: palette.ink,
    vertical: 'center',
  });
  const stamp: Layer = {
    shapes: rectangle(
      { x: from, y: bottom, width: stampText.length + inset, height: high },
      { fill: palette.ground, stroke: palette.ink, 'stroke-width': 0.09 * high },
    ),
    texts: [stampText],
  };
  const edge = { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 };
  const sheet = join([
    { shapes: rectangle(paper, edge), texts: [title] },
    ...shown.map(({ start, texts }, index): Layer => ({
      shapes: `<g opacity="${arrived(index)}">${stroke(`M${from} ${start}H${end}`, palette.line)}</g>`,
      texts: arrived(index) < 0.5 ? [] : texts,
    })),
    ...(progress < 0.88 ? [] : [stamp]),
  ]);
  for (const text of sheet.texts) text.y += lower;
  // Apps cover what's below the paper.
  const wall = wallBehind(mark, stage, { ...paper, y: top + lower }, 1);
  return {
    shapes: wall + place(sheet.shapes, 0, lower, 1),
    texts: sheet.texts,
  };
}
