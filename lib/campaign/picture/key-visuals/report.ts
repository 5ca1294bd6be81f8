import type { Rect } from '../fit-text';
import { easeOut, fade, join, type Layer, range, rectangle, type Stage, stroke } from '../layer';

/** The report on the page's incident, on a sheet. In a film, it's written line by line. */
export function report(stage: Stage): Layer {
  const { x, y, width, height, textArea, palette, fit, campaign, progress = 1 } = stage;
  const { title, events } = campaign.audience.landing.report;
  const inset = textArea.width * 0.05;
  const top = Math.max(y + 0.6 * inset, textArea.y);
  const sheet = { x: x + inset, y: top, width: width - 2 * inset, height: y + height - top };
  const room = textArea.y + textArea.height - top;
  // As many as can be read.
  const shown = events.slice(0, Math.max(1, Math.floor(room / (0.1 * textArea.width)) - 1));
  const row = Math.min(room / (shown.length + 1), textArea.width * 0.14);
  const line = (field: string, text: string, place: Rect, color: string, isTitle = false) =>
    fit({
      ...place,
      field: `landing.report.${field}`,
      text,
      max: row * 0.36,
      weight: isTitle ? 800 : 600,
      color,
      vertical: 'center',
    });
  const at = (index: number): Rect => ({
    x: textArea.x + inset,
    y: top + index * row,
    width: textArea.width - 2 * inset,
    height: row,
  });
  const time = textArea.width * 0.24;
  const lines = shown.map(({ time: when, text, color }, index): Layer => {
    const box = at(index + 1);
    const from = (index / shown.length) * 0.8;
    const arrived = easeOut(progress, from, from + 0.2);
    const ink = color === 'danger' ? palette.danger : palette.ink;
    const rest = { ...box, x: box.x + time, width: box.width - time };
    return {
      shapes: fade(stroke(`M${box.x} ${box.y}h${box.width}`, palette.line), arrived),
      texts:
        arrived < 0.5
          ? []
          : [
              line(`events[${index}].time`, when, { ...box, width: time - inset }, ink, true),
              line(`events[${index}].text`, text, rest, palette.ink),
            ],
    };
  });
  // The rest of the sheet, where no words may be.
  const rest = range(Math.ceil((y + height - top) / row) - shown.length - 1).map((index) => {
    const box = at(shown.length + 1 + index);
    const bar = { x: box.x + time, y: box.y + row * 0.4, height: row * 0.2 };
    const across = (box.width - time) * (0.5 + ((index * 7) % 5) * 0.1);
    return rectangle({ ...bar, width: across }, { fill: palette.line, opacity: 0.6 });
  });
  return join([
    {
      shapes:
        rectangle(sheet, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }) +
        rest.join(''),
      texts: [line('title', title, at(0), palette.muted, true)],
    },
    ...lines,
  ]);
}
