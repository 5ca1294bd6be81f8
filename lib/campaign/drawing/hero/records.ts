import type { DrawingOf } from '@/content/schema';
import { place, range, rectangle, stroke } from '../layer';
import { lockOnRecord, record, sheetShapes } from '../sheets';
import { hatchFill } from './line';
import type { HeroStage, Inside } from './stage';
import { laneAt } from './wall';

/** Patients' records side by side, a log of who opened which, and the one that somebody is after. */
export function records(
  stage: HeroStage,
  { entries, outcome, signal }: DrawingOf<'access-log'>,
): Inside {
  const { inside, textArea, palette, type, fit, frame } = stage;
  const isWide = frame.name === 'wide';
  const wide = isWide ? 76 : 72;
  const lane = laneAt(stage, textArea.x + textArea.width * (isWide ? 0.62 : 0.8), 0.56 * wide);
  const [left, top] = [lane.x + lane.width / 2 - wide / 2, inside.y + 1.3 * type];
  lane.height = top - lane.y;
  const { ground, ink, muted } = palette;
  const recordAt = (x: number, color: string, stripes?: string) =>
    sheetShapes(record, { x, y: top, width: wide }, { color, ground, stripes });
  // As many as fit between it and the right edge, which a phone's picture goes beyond.
  const edge = inside.x + inside.width - (isWide ? 0.03 * wide : -0.4 * wide);
  const count = Math.floor((edge - left - 1.1 * wide) / (1.15 * wide));
  const otherEdges = range(count).map((index) => edge - wide - index * 1.15 * wide);
  const line = 1.8 * type;
  const rows = isWide ? entries : entries.slice(-1);
  const firstShown = entries.length - rows.length;
  const columns = isWide
    ? ([
        ['time', 0, 5.5],
        ['who', 5.6, 7],
        ['what', 12.8, 16],
      ] as const)
    : ([
        ['time', 0, 5.2],
        ['who', 5.2, 6],
      ] as const);
  const cells = rows.flatMap((entry, index) =>
    columns.map(([name, start, width]) =>
      fit({
        path: `audience.landing.hero.incident.drawing.entries.${firstShown + index}.${name}`,
        text: entry[name],
        x: textArea.x + start * type,
        y: top + index * line,
        width: width * type,
        height: line,
        max: type,
        weight: 600,
        color: name === 'time' ? palette.ink : palette.muted,
        vertical: 'center',
      }),
    ),
  );
  const end = isWide ? left - 3 * type : left - type;
  const rules = range(rows.length + 1).map(
    (index) => `M${textArea.x} ${top + (index + 1) * line}H${end}`,
  );
  const nightRow = { x: textArea.x, y: top + rows.length * line, height: line };
  const time = (color: string) =>
    fit({
      ...nightRow,
      path: 'audience.landing.hero.incident.drawing.signal.time',
      text: signal.time,
      width: 5.5 * type,
      max: type,
      weight: 800,
      color,
      vertical: 'center',
    });
  const nothing = fit({
    ...nightRow,
    path: 'audience.landing.hero.incident.drawing.outcome',
    text: outcome,
    x: textArea.x + columns[1][1] * type,
    width: 13 * type,
    max: type,
    weight: 600,
    color: palette.ink,
    vertical: 'center',
  });
  const bar = {
    x: textArea.x + columns[1][1] * type,
    y: nightRow.y + 0.4 * type,
    width: end - textArea.x - columns[1][1] * type,
    height: type,
  };
  return {
    lane,
    always: {
      shapes:
        stroke(rules.join(''), palette.line, 1) +
        otherEdges.map((x) => recordAt(x, muted)).join('') +
        recordAt(left, ink),
      texts: cells,
    },
    hit: {
      shapes: recordAt(left, ink, hatchFill(stage)) + rectangle(bar, { fill: hatchFill(stage) }),
      texts: [time(palette.danger)],
    },
    guard: {
      shapes: place(lockOnRecord(palette.guard, palette.ground), left, top, wide),
      texts: [time(palette.ink), nothing],
    },
  };
}
