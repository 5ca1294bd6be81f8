import {
  circle,
  join,
  type Layer,
  place,
  range,
  rectangle,
  stroke,
  type VisualStage,
} from '../layer';
import type { PicturePalette } from '../palette';

/** How wide a view is in its own units. Its height depends on the picture. */
const across = 40;

/** The same camera twice: its owner sees the nursery, everybody else a closed blind. */
export function cameraViews(stage: VisualStage<'camera-views'>): Layer {
  const { y, height, textArea, palette, visual, field, fit } = stage;
  const beside = textArea.width > textArea.height * 1.4;
  const gap = textArea.width * 0.05;
  const label = Math.min(textArea.height * 0.16, textArea.width * 0.09);
  // Where the text area starts at the edge, the views go on below it.
  const [top, bottom] =
    textArea.y > y
      ? [textArea.y, textArea.y + textArea.height]
      : [textArea.y + gap, y + height - gap];
  const width = beside ? (textArea.width - gap) / 2 : textArea.width;
  const full = beside ? bottom - top : (bottom - top - gap) / 2;
  const frame = { width, height: Math.min(full - label, width * 1.4) };
  const unit = width / across;
  return join(
    (['own', 'others'] as const).map((name, index): Layer => {
      const box = {
        ...frame,
        x: textArea.x + (beside ? index * (width + gap) : 0),
        y: top + label + (beside ? 0 : index * (full + gap)),
      };
      const down = box.height / unit;
      const drawn = index === 0 ? nursery(palette, down) : blind(palette, down);
      return {
        shapes:
          rectangle(box, { fill: palette.ground }) +
          place(drawn, box.x, box.y, unit) +
          rectangle(box, { fill: 'none', stroke: palette.ink, 'stroke-width': unit * 0.6 }),
        texts: [
          fit({
            field: `${field}.${name}`,
            text: visual[name],
            x: box.x,
            y: box.y - label,
            width,
            height: label,
            max: Math.round(label * 0.66),
            color: palette.ink,
            vertical: 'center',
          }),
        ],
      };
    }),
  );
}

/** A cot under a mobile, in a view that's `height` units high. */
function nursery({ ink, muted }: PicturePalette, height: number): string {
  const bars = range(7).map((index) => `M${14 + index * 2} -10v6`);
  const hung = [12, 20, 28].map((h) => circle(h, h === 20 ? -16 : -18, 1.3, { fill: muted }));
  const cot = [
    stroke('M20 -22V-16M12 -22h16M12 -22v3M28 -22v3', muted, 0.5),
    ...hung,
    stroke('M11 -12.5v12M29 -12.5v12M11 -10.4h18M11 -4h18', ink, 0.9),
    stroke(bars.join(''), ink, 0.6),
  ];
  const scale = Math.min(1, (height - 2) / 25);
  return (
    place(cot.join(''), (across / 2) * (1 - scale), height - 1, scale) +
    stroke(`M0 ${height - 1.5}h${across}M20 0v${Math.max(0, height - 1 - 22 * scale)}`, muted, 0.4)
  );
}

function blind({ line, muted }: PicturePalette, height: number): string {
  const slats = range(Math.floor((height - 1) / 2.1)).map(
    (index) => `M0 ${1.3 + index * 2.1}h${across}`,
  );
  return stroke(slats.join(''), line, 1.5) + stroke(`M33 0v${height * 0.6}`, muted, 0.4);
}
