import { mix } from '../../color';
import type { Rect } from '../fit-text';
import { easeOut, circle, type Layer, range, type Stage, stroke } from '../layer';

/**
 * A camera's lens, seen from the front, as wide as a flat picture allows: rings, the marks around
 * them, a light in the middle. In a film, the lens turns and opens, and then the light turns red.
 */
export function cameraLens({ x, y, width, height, palette, progress = 1 }: Stage): Layer {
  const radius = Math.max(Math.min(width, height) * 0.43, Math.min(width * 0.4, height * 0.8));
  const cx = x + width / 2;
  const cy = y + height / 2;
  const turn = (1 - easeOut(progress, 0, 0.8)) * 10;
  const open = 0.55 + 0.45 * easeOut(progress, 0, 0.7);
  const light = mix(palette.line, palette.danger, easeOut(progress, 0.6, 1));
  const marks = range(60).map((index) => {
    const angle = ((index - turn) / 60) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const inner = radius * (index % 5 === 0 ? 0.9 : 0.94);
    const point = (reach: number) => `${rounded(cx + cos * reach)} ${rounded(cy + sin * reach)}`;
    return `M${point(inner)}L${point(radius)}`;
  });
  const ring = (share: number, color: string, line: number, fill = 'none') =>
    circle(cx, cy, radius * share, { fill, stroke: color, 'stroke-width': line });
  return {
    shapes: cropped({ x, y, width, height }, [
      stroke(marks.join(''), palette.muted, 3),
      ring(0.84, palette.ink, radius * 0.03, palette.ground),
      ring(0.66 * open, palette.line, 4),
      ring(0.5 * open, palette.ink, radius * 0.02),
      ring(0.34 * open, palette.line, 4),
      circle(cx, cy, radius * 0.16 * open, { fill: light }),
      circle(cx - radius * 0.25, cy - radius * 0.25, radius * 0.05, { fill: palette.ink }),
    ]),
    texts: [],
  };
}

/** The part of shapes that's within a box. */
function cropped({ x, y, width, height }: Rect, shapes: string[]): string {
  const view = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<svg ${view} viewBox="${x} ${y} ${width} ${height}">${shapes.join('')}</svg>`;
}

/** Rounded, because engines compute the last digits of a sine differently. */
function rounded(length: number): string {
  return length.toFixed(2);
}
