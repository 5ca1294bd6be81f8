import type { Rect, TextBlock } from './fit-text';
import type { Palette } from './palette';

/** SVG markup and the texts over it, both in the picture's own coordinates. */
export interface Drawing {
  shapes: string;
  texts: TextBlock[];
}

/** Where a drawing stands, and what it is drawn with. */
export interface Stage extends Rect {
  /** The part of it where text may stand. */
  textArea: Rect;
  palette: Palette;
  /** The words that it goes with. */
  words: string;
}

export type Draw = (stage: Stage) => Drawing;

type Attributes = Record<string, string | number>;

/** An SVG element. */
export function shape(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}/>`;
}

export function rectangle({ x, y, width, height }: Rect, attributes: Attributes): string {
  return shape('rect', { x, y, width, height, ...attributes });
}

/** A line of the report: `points` is the data of an SVG path. */
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

/** Shapes in units of their own, `unit` pixels each, from a place on. */
export function place(shapes: string, x: number, y: number, unit: number): string {
  return `<g transform="translate(${x} ${y}) scale(${unit})">${shapes}</g>`;
}

/** Shapes seen through: `opacity` from 0 (not there) to 1. */
export function fade(shapes: string, opacity: number): string {
  return `<g opacity="${Math.max(0, opacity)}">${shapes}</g>`;
}

/** One drawing over the other. */
export function join(drawings: Drawing[]): Drawing {
  return {
    shapes: drawings.map(({ shapes }) => shapes).join(''),
    texts: drawings.flatMap(({ texts }) => texts),
  };
}

/** A number for each of `count`, from 0. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
