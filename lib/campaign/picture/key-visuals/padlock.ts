import { mix } from '../../color';
import { easeOut, circle, type Layer, rectangle, type Stage, stroke } from '../layer';

/** A padlock in outline, its keyhole marked. In a film, it closes, then the keyhole lights up. */
export function padlock({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const size = Math.min(width * 0.62, height * 0.8);
  const left = x + (width - size) / 2;
  const top = y + Math.min(70, (height - size) / 2);
  const line = size * 0.045;
  const body = { x: left, y: top + size * 0.44, width: size, height: size * 0.56 };
  const [hinge, reach] = [size * 0.2, size * 0.6];
  const open = size * 0.12 * (1 - easeOut(progress, 0.2, 0.7));
  const leg = size * 0.12 + open;
  const shackle = `M${left + hinge} ${body.y}v${-leg}a${reach / 2} ${reach / 2} 0 0 1 ${reach} 0v${leg - open * 2}`;
  const middle = left + size / 2;
  const light = mix(palette.line, palette.danger, easeOut(progress, 0.6, 1));
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
      circle(middle, hole, size * 0.07, { fill: light }),
      stroke(`M${middle} ${hole}v${size * 0.17}`, light, size * 0.05),
    ].join(''),
    texts: [],
  };
}
