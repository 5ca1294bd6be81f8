import { mix } from '../../color';
import { easeOut, circle, type Layer, range, rectangle, type Stage } from '../layer';
import { rule } from '../parts';

/**
 * A record as a form: the person it belongs to, then ruled fields in two columns, one of them
 * marked. In a film, the fields fill in one by one, and then one turns red.
 */
export function recordSheet({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const sheet = { x: x + width * 0.1, y: y + 64, width: width * 0.8, height };
  const inset = sheet.width * 0.07;
  const left = sheet.x + inset;
  const column = (sheet.width - inset * 3) / 2;
  const row = sheet.width * 0.15;
  const fields = range(Math.ceil(height / row) * 2).map((index) => {
    const fieldX = left + (index % 2) * (column + inset);
    const fieldY = sheet.y + row * 1.75 + Math.floor(index / 2) * row;
    const red = index === 3 ? easeOut(progress, 0.65, 1) : 0;
    const filled = easeOut(progress, index * 0.03, index * 0.03 + 0.3);
    const value = column * (0.5 + ((index * 7) % 5) * 0.1) * filled;
    return (
      rectangle(
        { x: fieldX, y: fieldY, width: column * 0.3, height: row * 0.1 },
        { fill: palette.line },
      ) +
      rectangle(
        { x: fieldX, y: fieldY + row * 0.26, width: value, height: row * 0.22 },
        { fill: mix(palette.muted, palette.danger, red), opacity: 0.55 + 0.45 * red },
      ) +
      rule(fieldX, fieldY + row * 0.72, column, palette.line)
    );
  });
  const face = row * 0.42;
  return {
    shapes: [
      rectangle(sheet, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3, rx: 6 }),
      circle(left + face, sheet.y + row * 0.8, face, {
        fill: 'none',
        stroke: palette.muted,
        'stroke-width': 5,
      }),
      rectangle(
        { x: left + row * 1.2, y: sheet.y + row * 0.5, width: column, height: row * 0.24 },
        { fill: palette.ink },
      ),
      rectangle(
        { x: left + row * 1.2, y: sheet.y + row * 0.92, width: column * 0.6, height: row * 0.16 },
        { fill: palette.line },
      ),
      ...fields,
    ].join(''),
    texts: [],
  };
}
