import type { Campaign, KeyVisual, KeyVisualId } from '@/content/schema';
import type { Fit, TextBlock } from './fit-text';
import type { Rect } from './rect';
import type { PicturePalette } from './palette';

/** SVG markup and the texts on top of it, both in the picture's own coordinates. */
export interface Layer {
  shapes: string;
  texts: TextBlock[];
  /** Where its key visuals are, and where those are in the content. */
  drawings?: (Rect & Pick<Stage, 'path'>)[];
}

/** The colors and the lettering that every part of a picture is drawn with. */
export interface Style {
  palette: PicturePalette;
  fit: Fit;
}

export interface Stage extends Rect, Style {
  textArea: Rect;
  /** The smallest type that can be read in the picture, in pixels. */
  least: number;
  /** Where the visual is in the content, for texts that don't fit: `audience.ad.display.keyVisuals.0`. */
  path: string;
  campaign: Campaign;
  /** How far along a film's motion is: 0 is its start; 1, the default, is the ads' picture. */
  progress?: number;
  /** In a film, seconds into its shot. */
  seconds?: number;
}

/** A stage for a key visual that has its own text or data in the content. */
export interface VisualStage<Id extends KeyVisualId> extends Stage {
  visual: Extract<KeyVisual, { id: Id }>;
}

type Attributes = Record<string, string | number>;

/** A number with as few digits as a picture needs: each of them is a byte of a page. */
export const short = (value: number) => Math.round(value * 1000) / 1000;

export function shape(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`,
  );
  return `<${name}${pairs.join('')}/>`;
}

export function rectangle({ x, y, width, height }: Rect, attributes: Attributes): string {
  return shape('rect', { x, y, width, height, ...attributes });
}

/** A line; `points` is the data of an SVG path. */
export function stroke(points: string, color: string, width = 2, attributes: Attributes = {}) {
  return shape('path', {
    d: points,
    stroke: color,
    'stroke-width': width,
    fill: 'none',
    ...attributes,
  });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return shape('circle', { cx, cy, r, ...attributes });
}

/** Moves shapes to `x` and `y` and scales them: one of their units becomes `unit` pixels. */
export function place(shapes: string, x: number, y: number, unit: number): string {
  const scale = unit === 1 ? '' : ` scale(${short(unit)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${scale}">${shapes}</g>`;
}

/** Layers on top of each other, the first at the bottom. */
export function join(layers: Layer[]): Layer {
  return {
    shapes: layers.map(({ shapes }) => shapes).join(''),
    texts: layers.flatMap(({ texts }) => texts),
    drawings: layers.flatMap(({ drawings = [] }) => drawings),
  };
}

/** The numbers from 0 up to, but not including, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Starts fast and comes to rest: 0 up to `start`, 1 from `end` on, in the same unit as `at`. */
export function easeOut(at: number, start: number, end: number): number {
  if (at >= end) return 1;
  if (at <= start) return 0;
  return 1 - (1 - (at - start) / (end - start)) ** 3;
}

/** A finished layout of a picture, with every part in pixels. It can be saved as JSON. */
export interface Composition extends Layer {
  width: number;
  height: number;
  ground: string;
}

/** The texts that can't be drawn: too long at their smallest size, or characters missing. */
export function misfits({ texts }: Composition): TextBlock[] {
  return texts.filter(({ excess, missing }) => excess || missing);
}

/** Some texts of a picture can't be drawn. The message has a sentence for each. */
export class MisfitError extends Error {}

const corners = ({ x, y, width, height }: Rect) => [x, y, width, height].map(short);

/** Shapes in a box, and nothing beyond it. `view` is the part of them that's seen. */
export function cropTo(box: Rect, view: Rect, shapes: string): string {
  const [x, y, width, height] = corners(box);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${corners(view).join(' ')}">${shapes}</svg>`;
}
