import { easeOut, join, type Layer, range, rectangle, type Stage, stroke } from '../layer';
import { wallBehind } from './promo-ticket';

const signal = 'landing.hero.incident.drawing.signal';

/** From one line of an event to the next, and the gap between two events, as shares of their size. */
const [leading, gap] = [1.12, 0.32];

/**
 * The report on the page's incident, on paper: its events, as many as there's room for, and the
 * stamp with its time. In a film, they arrive in turn.
 */
export function report(stage: Stage): Layer {
  const { x, y, width, textArea, palette, fit, campaign, least, progress = 1 } = stage;
  const { report: words, hero } = campaign.audience.landing;
  const { time, stopped } = hero.incident.drawing.signal;
  const top = Math.max(textArea.y, y + 0.04 * textArea.width);
  const room = textArea.y + textArea.height - top;
  // Its words may end earlier, where an app has buttons.
  const paper = { ...textArea, width: width - 2 * (textArea.x - x), y: top, height: room };
  const inset = 0.04 * textArea.width;
  /** Around the stamp. */
  const apart = 0.65 * inset;
  const from = textArea.x + inset;
  const long = textArea.width - 2 * inset;
  const end = paper.x + paper.width - inset;
  const head = Math.max(1.2 * least, 0.034 * textArea.width);
  const first = top + 1.55 * head;
  const high = Math.min(0.155 * room, 0.16 * textArea.width);
  const bottom = top + room - high - apart;
  const floor = bottom - apart;
  const large = { x: 0, y: 0, width: 1e4, height: 1e4, max: 100, field: '', color: '' };
  /** How wide the times are, as a share of their size. */
  const lengths = words.events.map(({ time: text }) => fit({ ...large, text }).length / 98);
  const when = Math.max(5.4, ...lengths);
  const setAt = (size: number, numbers: number[]) => {
    let at = first;
    return words.events.flatMap(({ time: clock, text, color }, index) => {
      if (!numbers.includes(index)) return [];
      // The first two have to fit.
      const most = numbers.indexOf(index) < 2 ? floor - at : 1e4;
      const place = { y: at + (gap / 2) * size, height: most, max: size, min: size, leading };
      const field = `landing.report.events[${index}]`;
      const texts = [
        fit({
          ...place,
          field: `${field}.time`,
          text: clock,
          isName: true,
          x: from,
          width: when * size,
          color: color ? palette.danger : palette.ink,
        }),
        fit({
          ...place,
          field: `${field}.text`,
          text,
          x: from + (when + 0.2) * size,
          width: long - (when + 0.2) * size,
          weight: 600,
          color: palette.ink,
          maxArea: Infinity,
        }),
      ];
      const start = at;
      at += Math.max(...texts.map(({ height }) => height)) + gap * size;
      return [{ start, end: at, texts }];
    });
  };
  const last = words.events.length - 1;
  const setOf = (count: number, size: number) => setAt(size, [...range(count), last]);
  const isOut = (events: ReturnType<typeof setAt>) => (events.at(-1)?.end ?? 0) > floor;
  // Rather few large ones than all of them: as many of the first ones as fit with the last one,
  // which is the report itself. The stamp says that it was stopped.
  const smallest = Math.max(least, Math.ceil(0.039 * textArea.width));
  let [count, size] = [last, Math.round(0.05 * textArea.width)];
  while (count > 1 && isOut(setOf(count, smallest))) count -= 1;
  while (size > least && isOut(setOf(count, size))) size -= 1;
  const shown = setOf(count, size);
  const step = 0.8 / shown.length;
  const arrived = (index: number) => easeOut(progress, step * index, step * (index + 0.8));
  const stampText = fit({
    x: from + inset / 2,
    width: long - inset,
    y: bottom + 0.1 * high,
    height: 0.8 * high,
    field: `${signal}.stopped[0]`,
    text: `${time} ${stopped[0] ?? ''}`,
    max: 0.62 * high,
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
  return join([
    {
      shapes:
        // Apps cover what's below the paper.
        wallBehind(campaign.brand.mark, stage, paper, 1) +
        rectangle(paper, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }),
      texts: [
        fit({
          x: from,
          width: long,
          field: 'landing.report.title',
          text: words.title,
          y: top,
          height: 1.55 * head,
          max: head,
          weight: 600,
          color: palette.muted,
          vertical: 'center',
        }),
      ],
    },
    ...shown.map(({ start, texts }, index): Layer => ({
      shapes: `<g opacity="${arrived(index)}">${stroke(`M${from} ${start}H${end}`, palette.line)}</g>`,
      texts: arrived(index) < 0.5 ? [] : texts,
    })),
    ...(progress < 0.88 ? [] : [stamp]),
  ]);
}
