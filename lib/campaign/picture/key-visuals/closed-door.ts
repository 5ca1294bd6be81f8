import { circle, type Layer, rectangle, type Stage, shape, stroke } from '../layer';

/** A closed front door with outlined panels and a lit keyhole. */
export function closedDoor({ x, y, width, height, palette }: Stage): Layer {
  const doorWidth = Math.min(width * 0.5, height * 0.62);
  const left = x + (width - doorWidth) / 2;
  const top = y + Math.min(70, height * 0.1);
  const bottom = y + height;
  const pad = doorWidth * 0.13;
  const panel = (index: number, from: number, size: number) =>
    rectangle(
      {
        x: left + pad + index * (doorWidth - pad) * 0.5,
        y: top + from * doorWidth,
        width: (doorWidth - pad * 3) / 2,
        height: size * doorWidth,
      },
      { fill: 'none', stroke: palette.line, 'stroke-width': 5 },
    );
  const holeX = left + doorWidth - pad * 0.55;
  const holeY = top + doorWidth * 0.86;
  const size = doorWidth * 0.045;
  return {
    shapes: [
      rectangle(
        { x: left - pad * 0.5, y: top - pad * 0.5, width: doorWidth + pad, height },
        { fill: 'none', stroke: palette.line, 'stroke-width': 5 },
      ),
      rectangle(
        { x: left, y: top, width: doorWidth, height },
        { fill: palette.ground, stroke: palette.ink, 'stroke-width': 9 },
      ),
      panel(0, 0.13, 0.55),
      panel(1, 0.13, 0.55),
      panel(0, 0.98, 0.62),
      panel(1, 0.98, 0.62),
      circle(holeX, holeY, size * 2.4, { fill: palette.danger, opacity: 0.25 }),
      circle(holeX, holeY, size, { fill: palette.danger }),
      shape('path', {
        d: `M${holeX} ${holeY}l${size * 0.8} ${size * 2.6}h${-size * 1.6}z`,
        fill: palette.danger,
      }),
      stroke(`M${x} ${bottom - 4}h${width}`, palette.line, 4),
    ].join(''),
    texts: [],
  };
}
