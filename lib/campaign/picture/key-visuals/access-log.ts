import { mix } from '../../color';
import type { Rect } from '../fit-text';
import {
  easeOut,
  fade,
  join,
  type Layer,
  range,
  rectangle,
  type VisualStage,
  type Style,
} from '../layer';
import { rule } from '../parts';

/** The usual height of a line of the list, in pixels. */
const usualRow = 76;

/** How long each name's bar is, as a share of its column. They stand for no one in particular. */
const names = [0.62, 0.44, 0.78, 0.54, 0.7, 0.38, 0.58];

/**
 * Who opened a record, and when: one line for each time, one of them marked. Below the text area,
 * the list continues without times and fades out. In a film, the lines arrive one by one, and then
 * one turns red.
 */
export function accessLog(stage: VisualStage<'access-log'>): Layer {
  const { y, height, textArea, visual, progress = 1 } = stage;
  const timed = Math.min(Math.round(textArea.height / usualRow), visual.opened.length);
  const row = Math.floor(textArea.height / timed);
  const rows = Math.floor((y + height - textArea.y) / row);
  const lines = range(rows).map((index) => {
    const place = { ...textArea, y: textArea.y + index * row, height: row };
    const text = index < timed ? visual.opened[index] : undefined;
    const from = (index / rows) * 0.4;
    const shown = easeOut(progress, from, from + 0.2);
    const { shapes, texts } = line(place, stage, {
      nameShare: names[index % names.length] ?? 1,
      marked: text === visual.alert,
      shown,
      alarm: easeOut(progress, 0.65, 1),
      time: text ? { text, field: `${stage.field}.opened[${index}]` } : undefined,
    });
    const opacity = text ? 1 : 0.8 - (index - timed) * 0.1;
    return { shapes: text && shown === 1 ? shapes : fade(shapes, opacity * shown), texts };
  });
  const marked = textArea.y + (visual.opened.indexOf(visual.alert) + 0.5) * row;
  return { ...join(lines), focus: [textArea.x, marked] };
}

interface Line {
  nameShare: number;
  marked: boolean;
  /** How much of the line has arrived, and how red the marked one is: 0 to 1. */
  shown: number;
  alarm: number;
  time?: { text: string; field: string };
}

function line(
  { x, y, width, height }: Rect,
  { palette, fit }: Style,
  { nameShare, marked, shown, alarm, time }: Line,
): Layer {
  const nameX = x + height * 2.35;
  const red = marked ? alarm : 0;
  const color = mix(palette.line, palette.danger, red);
  // A second column, as a short bar: a box would look like a checkbox, which Meta doesn't allow.
  const end = { x: x + width - height * 0.9, width: height * 0.9 };
  const bar = { y: y + height * 0.36, height: height * 0.28 };
  const shapes = [
    rectangle(
      { x: x - 20, y, width: width + 40, height },
      { fill: palette.danger, opacity: 0.16 * red },
    ),
    rule(x - 20, y + height - 1, width + 40, palette.line),
    rectangle(
      { ...bar, x: nameX, width: (end.x - height * 0.4 - nameX) * nameShare },
      { fill: color },
    ),
    rectangle({ ...bar, ...end }, { fill: color }),
  ];
  if (!time) return { shapes: shapes.join(''), texts: [] };
  const text = fit({
    ...time,
    x,
    y,
    width: height * 2.1,
    height,
    max: Math.round(height * 0.52),
    color: mix(palette.surface, mix(palette.muted, palette.danger, red), shown),
    vertical: 'center',
  });
  return { shapes: shapes.join(''), texts: [text] };
}
