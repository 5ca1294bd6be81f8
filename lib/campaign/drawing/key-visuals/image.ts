import { cropTo, type Layer, shape, type VisualStage } from '../layer';
import type { Rect } from '../rect';

/** In percent: where the middle of an image is. */
const middle = 50;

type Image = VisualStage<'image'>['visual'];

/** What of an image a box shows: wide and tall boxes can have a crop of their own. */
export function cropIn({ width, height }: Pick<Rect, 'width' | 'height'>, visual: Image) {
  const ratio = width / height;
  const crop = ratio >= 5 / 4 ? visual.wide : ratio <= 4 / 5 ? visual.tall : undefined;
  return crop ?? visual;
}

/** An image of the campaign's own. It fills its box, with its focus as near the middle as it can. */
export function image({ x, y, width, height, visual }: VisualStage<'image'>): Layer {
  const { file, size } = visual;
  const box = { x, y, width, height };
  const { focus, zoom } = cropIn(box, visual);
  const unit = Math.max(width / size[0], height / size[1]) * zoom;
  const [across, down] = [size[0] * unit, size[1] * unit];
  const shapes = shape('image', {
    href: file,
    x: startOf(x, width, across, focus[0] ?? middle),
    y: startOf(y, height, down, focus[1] ?? middle),
    width: across,
    height: down,
    preserveAspectRatio: 'none',
  });
  return { shapes: cropTo(box, box, shapes), texts: [] };
}

/** Where an image starts that's longer than its box: its focus in the middle, and no gap. */
function startOf(start: number, length: number, total: number, focus: number): number {
  const idealStart = start + length / 2 - (total * focus) / 100;
  return Math.min(start, Math.max(start + length - total, idealStart));
}
