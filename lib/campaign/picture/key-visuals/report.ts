import { easeOut, fade, join, type Layer, range, rectangle, type Stage, stroke } from '../layer';

const signal = 'landing.hero.incident.drawing.signal';

/**
 * The report on the page's incident, on a sheet: the attempt, what came of it, and the stamp. In a
 * film, it's written line by line.
 */
export function report(stage: Stage): Layer {
  const { y, height, textArea, palette, fit, campaign, progress = 1 } = stage;
  const { report: words, hero } = campaign.audience.landing;
  const { time, attempt, stopped } = hero.incident.drawing.signal;
  const top = Math.max(textArea.y, y + 0.04 * textArea.width);
  const room = textArea.y + textArea.height - top;
  const inset = 0.04 * textArea.width;
  const row = Math.min(room / 3.6, 0.32 * textArea.width);
  const leading = row / 2.2;
  // Down to the edge, if apps cover what's below.
  const isCut = y + height - textArea.y - textArea.height > row;
  const sheet = { ...textArea, y: top, height: isCut ? y + height - top + 4 : room };
  const size = Math.min(0.4 * row, 0.06 * textArea.width);
  const from = textArea.x + inset;
  const long = textArea.width - 2 * inset;
  const left = { x: from, width: 0.3 * long };
  const right = { x: from + 0.33 * long, width: 0.67 * long };
  const arrived = (index: number) => easeOut(progress, 0.3 * index, 0.3 * index + 0.2);
  const line = (field: string, text: string, place: typeof left, at: number, color: string) =>
    fit({
      ...place,
      field,
      text,
      y: at,
      height: leading,
      max: size,
      color,
      weight: 800,
      vertical: 'center',
    });
  const first = top + 0.5 * row;
  const rows = [attempt, stopped.slice(1)].map((texts, index): Layer => {
    const start = first + index * row;
    const color = index ? palette.ink : palette.danger;
    const at = start + (row - texts.length * leading) / 2;
    const written = [
      line(`${signal}.time`, time, left, at, color),
      ...texts.map((text, below) =>
        line(
          `${signal}.${index ? 'stopped' : 'attempt'}[${below + index}]`,
          text,
          right,
          at + below * leading,
          palette.ink,
        ),
      ),
    ];
    return {
      shapes: fade(stroke(`M${from} ${start}h${long}`, palette.line), arrived(index)),
      texts: arrived(index) < 0.5 ? [] : written,
    };
  });
  const stampTop = first + 2.15 * row;
  const high = Math.min(1.2 * row, top + room - stampTop - 0.15 * row);
  const word = fit({
    x: from + inset / 2,
    y: stampTop,
    width: long - inset,
    height: high,
    field: `${signal}.stopped[0]`,
    text: stopped[0] ?? '',
    max: 0.62 * high,
    color: palette.ink,
    vertical: 'center',
  });
  const stamp: Layer = {
    shapes: rectangle(
      { x: from, y: stampTop, width: word.length + inset, height: high },
      { fill: 'none', stroke: palette.ink, 'stroke-width': 0.12 * size },
    ),
    texts: [word],
  };
  // The sheet has room for more.
  const rules = range(isCut ? 12 : 0).map(
    (index) => `M${from} ${first + (3.6 + index) * row}h${long}`,
  );
  return join([
    {
      shapes:
        rectangle(sheet, { fill: palette.ground, stroke: palette.line, 'stroke-width': 3 }) +
        stroke(rules.join(''), palette.line),
      texts: [
        fit({
          x: from,
          width: long,
          field: 'landing.report.title',
          text: words.title,
          y: top,
          height: 0.5 * row,
          max: 0.6 * size,
          weight: 600,
          color: palette.muted,
          vertical: 'center',
        }),
      ],
    },
    ...rows,
    ...(arrived(2) < 0.5 ? [] : [stamp]),
  ]);
}
