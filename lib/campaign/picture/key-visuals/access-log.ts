import { fitText, type Rect } from '../fit-text';
import { fade, join, type Layer, range, rectangle, type VisualStage, type Style } from '../layer';
import { rule } from '../parts';

/** The usual height of a line of the list, in pixels. */
const usualRow = 76;

/** How long each name's bar is, as a share of its column. Made up: the bars stand for no one in particular. */
const names = [0.62, 0.44, 0.78, 0.54, 0.7, 0.38, 0.58];

/**
 * Who opened a record, and when: one line for each time, one of them marked. Below the text area, the list
 * continues without times and fades out.
 */
export function accessLog(stage: VisualStage<'access-log'>): Layer {
  const { y, height, textArea, visual } = stage;
  const timed = Math.min(Math.round(textArea.height / usualRow), visual.opened.length);
  const row = Math.floor(textArea.height / timed);
  const rows = Math.floor((y + height - textArea.y) / row);
  return join(
    range(rows).map((index) => {
      const place = { ...textArea, y: textArea.y + index * row, height: row };
      const text = index < timed ? visual.opened[index] : undefined;
      const { shapes, texts } = line(place, stage, {
        nameShare: names[index % names.length] ?? 1,
        marked: text === visual.alert,
        time: text ? { text, field: `${stage.field}.opened[${index}]` } : undefined,
      });
      return { shapes: text ? shapes : fade(shapes, 0.8 - (index - timed) * 0.1), texts };
    }),
  );
}

interface Line {
  nameShare: number;
  marked: boolean;
  time?: { text: string; field: string };
}

function line(
  { x, y, width, height }: Rect,
  { palette, typeface }: Style,
  { nameShare, marked, time }: Line,
): Layer {
  const nameX = x + height * 1.9;
  const color = marked ? palette.danger : palette.line;
  // A second column, as a short bar: a box would look like a checkbox, which Meta doesn't allow.
  const end = { x: x + width - height * 0.9, width: height * 0.9 };
  const bar = { y: y + height * 0.36, height: height * 0.28 };
  const shapes = [
    rectangle(
      { x: x - 20, y, width: width + 40, height },
      { fill: palette.danger, opacity: marked ? 0.16 : 0 },
    ),
    rule(x - 20, y + height - 1, width + 40, palette.line),
    rectangle(
      { ...bar, x: nameX, width: (end.x - height * 0.4 - nameX) * nameShare },
      { fill: color },
    ),
    rectangle({ ...bar, ...end }, { fill: color }),
  ];
  if (!time) return { shapes: shapes.join(''), texts: [] };
  const text = fitText(
    {
      ...time,
      x,
      y,
      width: height * 1.8,
      height,
      max: Math.round(height * 0.52),
      min: 14,
      color: marked ? palette.danger : palette.muted,
      vertical: 'center',
    },
    typeface,
  );
  return { shapes: shapes.join(''), texts: [text] };
}
