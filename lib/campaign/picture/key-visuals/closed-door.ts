import { mix } from '../../color';
import { easeOut, circle, type Layer, rectangle, type Stage, shape, stroke } from '../layer';

/** A front door with a keyhole. In a film, it closes, and then the keyhole lights up. */
export function closedDoor({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const doorWidth = Math.min(width * 0.5, height * 0.62);
  const left = x + (width - doorWidth) / 2;
  const top = y + Math.min(70, height * 0.1);
  const bottom = y + height;
  const pad = doorWidth * 0.13;
  const panel = (index: number, from: number, size: number) =>
    rectangle(
      {
        x: left + pad * (0.8 + index * 0.6) + index * ((doorWidth - pad * 3) / 2),
        y: top + from * doorWidth,
        width: (doorWidth - pad * 3) / 2,
        height: size * doorWidth,
      },
      { fill: 'none', stroke: palette.line, 'stroke-width': 5 },
    );
  const holeX = left + doorWidth - pad * 0.8;
  const holeY = top + doorWidth * 0.86;
  const size = doorWidth * 0.045;
  const light = easeOut(progress, 0.7, 1);
  const lit = mix(palette.line, palette.ink, light);
  const doorway = rectangle(
    { x: left, y: top, width: doorWidth, height },
    { fill: palette.ground, stroke: palette.ink, 'stroke-width': 9 },
  );
  const leaf = [
    doorway,
    panel(0, 0.13, 0.55),
    panel(1, 0.13, 0.55),
    panel(0, 0.98, 0.62),
    panel(1, 0.98, 0.62),
    circle(holeX, holeY, size, { fill: lit }),
    shape('path', {
      d: `M${holeX} ${holeY}l${size * 0.8} ${size * 2.6}h${-size * 1.6}z`,
      fill: lit,
    }),
  ].join('');
  const shut = easeOut(progress, 0.1, 0.7);
  return {
    shapes: [
      rectangle(
        { x: left - pad * 0.5, y: top - pad * 0.5, width: doorWidth + pad, height },
        { fill: 'none', stroke: palette.line, 'stroke-width': 5 },
      ),
      ...(shut < 1 ? [doorway, swung(leaf, left, top, shut)] : [leaf]),
      stroke(`M${x} ${bottom - 4}h${width}`, palette.line, 4),
    ].join(''),
    texts: [],
  };
}

/** The door's leaf, turned on its hinges at the left: from a third of its width (0) to shut (1). */
function swung(leaf: string, left: number, top: number, shut: number): string {
  const width = 0.3 + 0.7 * shut;
  const slant = 0.35 * (1 - shut);
  return `<g transform="translate(${left} ${top}) matrix(${width} ${slant} 0 1 0 0) translate(${-left} ${-top})">${leaf}</g>`;
}
