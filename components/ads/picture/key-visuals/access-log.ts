import { keyVisualTexts } from '@/content/key-visuals';
import { type Drawing, rectangle, type Stage, upTo } from '../drawing';
import { fitText } from '../fit-text';
import { rule } from '../parts';

/** How long each name is, as a share of its column: nobody in particular. */
const names = [0.62, 0.44, 0.78, 0.54, 0.7, 0.38, 0.58];

/** Who opened a record, and when: a line for each; the one at night in red. The sheet runs on beyond the picture. */
export function accessLog({ y, height, textArea, palette }: Stage): Drawing {
  const { opened, alert } = keyVisualTexts.accessLog;
  const row = Math.min(76, Math.floor(textArea.height / opened.length));
  const { x, width } = textArea;
  const timeWidth = row * 1.9;
  const rows = Math.floor((y + height - textArea.y) / row);
  const drawn = upTo(rows).map((index) => {
    const top = textArea.y + index * row;
    const time = opened[index];
    const red = time === alert;
    const nameWidth = (width - timeWidth - row) * (names[index % names.length] ?? 0.5);
    const bar = { x: x + timeWidth, y: top + row * 0.36, width: nameWidth, height: row * 0.28 };
    const box = {
      x: x + width - row * 0.9,
      y: top + row * 0.3,
      width: row * 0.4,
      height: row * 0.4,
    };
    return {
      shapes:
        (red
          ? rectangle(
              { x: x - 20, y: top, width: width + 40, height: row },
              { fill: palette.accent, opacity: 0.16 },
            )
          : '') +
        rule(x - 20, top + row - 1, width + 40, palette.line) +
        rectangle(bar, { fill: red ? palette.accent : palette.line, rx: 2 }) +
        (red
          ? rectangle(box, { fill: palette.accent, rx: 2 })
          : rectangle(box, { fill: 'none', stroke: palette.line, 'stroke-width': 4, rx: 2 })),
      texts: time
        ? [
            fitText({
              text: time,
              x,
              y: top,
              width: timeWidth,
              height: row,
              max: Math.round(row * 0.52),
              min: 16,
              color: red ? palette.accent : palette.muted,
              vertical: 'center',
            }),
          ]
        : [],
    };
  });
  return {
    shapes: drawn.map(({ shapes }) => shapes).join(''),
    texts: drawn.flatMap(({ texts }) => texts),
  };
}
