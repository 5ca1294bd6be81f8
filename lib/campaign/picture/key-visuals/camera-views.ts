import type { Rect } from '../fit-text';
import {
  circle,
  easeOut,
  join,
  type Layer,
  place,
  range,
  rectangle,
  stroke,
  type VisualStage,
} from '../layer';
import type { PicturePalette } from '../palette';

/** In a view's own units. */
const view = { width: 40, height: 27 };

/** How much of a stage a view's label takes, as a share of the view's height. */
const labelShare = 0.24;

/**
 * The same camera twice: its owner sees the nursery, and everybody else sees a closed blind. In a
 * film, the blind comes down.
 */
export function cameraViews(stage: VisualStage<'camera-views'>): Layer {
  const { textArea, palette, visual, field, fit, progress = 1 } = stage;
  const [columns, rows] = textArea.width > textArea.height * 1.4 ? [2, 1] : [1, 2];
  const cell = { width: textArea.width / columns, height: textArea.height / rows };
  const unit = Math.min(
    (cell.width * 0.96) / view.width,
    (cell.height * 0.96) / (view.height * (1 + labelShare)),
  );
  const size = { width: view.width * unit, height: view.height * unit };
  const label = size.height * labelShare;
  const views = [
    { name: 'own', drawn: nursery(palette) },
    { name: 'others', drawn: blind(palette, easeOut(progress, 0.2, 0.9)) },
  ] as const;
  return join(
    views.map(({ name, drawn }, index): Layer => {
      // The first view starts at the left edge, and the last one ends at the right edge.
      const left =
        columns === 2
          ? textArea.x + index * (textArea.width - size.width)
          : textArea.x + (textArea.width - size.width) / 2;
      const top =
        textArea.y +
        (rows === 1 ? 0 : index * cell.height) +
        (cell.height - size.height - label) / 2;
      const box: Rect = { x: left, y: top, ...size };
      return {
        shapes:
          rectangle(box, { fill: palette.ground }) +
          place(drawn, left, top, unit) +
          rectangle(box, { fill: 'none', stroke: palette.ink, 'stroke-width': unit * 0.6 }),
        texts: [
          fit({
            field: `${field}.${name}`,
            text: visual[name],
            x: left,
            y: top + size.height + label * 0.1,
            width: size.width,
            height: label * 0.9,
            max: Math.round(label * 0.62),
            color: palette.ink,
            vertical: 'center',
          }),
        ],
      };
    }),
  );
}

/** A cot under a mobile. */
function nursery({ ink, muted }: PicturePalette): string {
  const bars = range(7).map((index) => `M${14 + index * 2} 16v6`);
  return [
    stroke('M20 0v4M15 4.3h10M16 4v3M20 4v5M24 4v3', muted, 0.5),
    ...[16, 20, 24].map((h) => circle(h, h === 20 ? 10 : 8, 1, { fill: muted })),
    stroke('M11 13.5v12M29 13.5v12M11 15.6h18M11 22h18', ink, 0.9),
    stroke(bars.join(''), ink, 0.6),
    stroke('M0 25.5h40', muted, 0.4),
  ].join('');
}

/** A blind, as far down as `shut` says: from 0 to 1. */
function blind({ line, muted }: PicturePalette, shut: number): string {
  const slats = range(Math.round(13 * shut)).map((index) => `M0 ${1 + index * 2.1}h40`);
  return stroke(slats.join(''), line, 1.5) + stroke('M33 0v16', muted, 0.4);
}
