import { keyVisualTexts } from '@/content/key-visuals';
import { type Drawing, fade, join, rectangle, type Stage, upTo } from '../drawing';
import { fitText, type Rect } from '../fit-text';
import type { Palette } from '../palette';
import { rule } from '../parts';

const { opened, alert } = keyVisualTexts.accessLog;

/** In pixels: about how high a line of the list is. */
const usualRow = 76;

/** How long each name is, as a share of its column: nobody in particular. */
const names = [0.62, 0.44, 0.78, 0.54, 0.7, 0.38, 0.58];

/**
 * Who opened a record, and when: a line for each, the one at night in red. Where no text may stand, the list goes on
 * without its times, and fades.
 */
export function accessLog({ y, height, textArea, palette }: Stage): Drawing {
  const timed = Math.min(Math.round(textArea.height / usualRow), opened.length);
  const row = Math.floor(textArea.height / timed);
  const rows = Math.floor((y + height - textArea.y) / row);
  return join(
    upTo(rows).map((index) => {
      const place = { ...textArea, y: textArea.y + index * row, height: row };
      const share = names[index % names.length] ?? 1;
      const time = index < timed ? opened[index] : undefined;
      const { shapes, texts } = line(place, time, share, palette);
      return { shapes: time ? shapes : fade(shapes, 0.8 - (index - timed) * 0.1), texts };
    }),
  );
}

function line(
  { x, y, width, height }: Rect,
  time: string | undefined,
  share: number,
  palette: Palette,
): Drawing {
  const red = time === alert;
  const nameX = x + height * 1.9;
  const color = red ? palette.accent : palette.line;
  const box = {
    x: x + width - height * 0.6,
    y: y + height * 0.3,
    width: height * 0.4,
    height: height * 0.4,
  };
  const shapes = [
    rectangle(
      { x: x - 20, y, width: width + 40, height },
      { fill: palette.accent, opacity: red ? 0.16 : 0 },
    ),
    rule(x - 20, y + height - 1, width + 40, palette.line),
    rectangle(
      {
        x: nameX,
        y: y + height * 0.36,
        width: (box.x - height * 0.4 - nameX) * share,
        height: height * 0.28,
      },
      { fill: color, rx: 2 },
    ),
    rectangle(box, { fill: red ? color : 'none', stroke: color, 'stroke-width': 4, rx: 2 }),
  ];
  const text = { x, y, width: height * 1.8, height, vertical: 'center' as const };
  return {
    shapes: shapes.join(''),
    texts: time
      ? [
          fitText({
            ...text,
            text: time,
            max: Math.round(height * 0.52),
            min: 16,
            color: red ? palette.accent : palette.muted,
          }),
        ]
      : [],
  };
}
