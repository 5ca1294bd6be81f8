import { circle, type Layer, rectangle, type Stage, stroke } from '../layer';

/** A closed padlock in outline, its keyhole marked. */
export function padlock({ x, y, width, height, palette }: Stage): Layer {
  const size = Math.min(width * 0.62, height * 0.8);
  const left = x + (width - size) / 2;
  const top = y + Math.min(70, (height - size) / 2);
  const line = size * 0.045;
  const body = { x: left, y: top + size * 0.44, width: size, height: size * 0.56 };
  const [hinge, reach] = [size * 0.2, size * 0.6];
  const shackle = `M${left + hinge} ${body.y}v${-size * 0.12}a${reach / 2} ${reach / 2} 0 0 1 ${reach} 0v${size * 0.12}`;
  const middle = left + size / 2;
  const hole = body.y + size * 0.22;
  return {
    shapes: [
      stroke(shackle, palette.ink, line),
      rectangle(body, {
        fill: palette.ground,
        stroke: palette.ink,
        'stroke-width': line,
        rx: size * 0.03,
      }),
      circle(middle, hole, size * 0.07, { fill: palette.danger }),
      stroke(`M${middle} ${hole}v${size * 0.17}`, palette.danger, size * 0.05),
    ].join(''),
    texts: [],
  };
}
