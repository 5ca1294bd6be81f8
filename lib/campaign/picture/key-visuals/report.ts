import type { Rect } from '../fit-text';
import { easeOut, fade, join, type Layer, rectangle, type Stage, stroke } from '../layer';

/** The report on the page's incident, on a sheet. In a film, it's written line by line. */
export function report(stage: Stage): Layer {
  const { x, y, width, textArea, palette, fit, campaign, progress = 1 } = stage;
  const { title, events } = campaign.audience.landing.report;
  const inset = textArea.width * 0.05;
  const start = Math.max(y + 0.6 * inset, textArea.y);
  const room = textArea.y + textArea.height - start;
  // As many as can be read.
  const shown = events.slice(0, Math.max(1, Math.floor(room / (0.1 * textArea.width)) - 1));
  const row = Math.min(room / (shown.length + 1), textArea.width * 0.14);
  const high = (shown.length + 1) * row;
  const top = start + (room - high) / 2;
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
  const sheet = { x: x + inset, y: top, width: width - 2 * inset, height: high };
  return join([
    {
      shapes: rectangle(sheet, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }),
      texts: [line('title', title, at(0), palette.muted, true)],
    },
    ...lines,
  ]);
}
