import type { AdFormat } from '@/content/schema';
import { phoneWidth } from './fit-text';
import type { Rect } from './rect';
import { storySafeZone as safe, storySize } from './safe-zone';

type Size = Pick<Rect, 'width' | 'height'>;

/** The families of layouts. Every size of a family is fitted by its ratio. */
export type LayoutFamily = AdFormat['layout'];

/** Whether it's a banner, which websites show in its own pixels, and not as wide as a phone. */
export const isBanner = (layout: LayoutFamily) => layout === 'strip' || layout === 'tower';

/** A picture's size in pixels, and where its words and logo may go. */
export interface Frame extends Size {
  area: Rect;
  /** A hundredth of the shorter side: sizes and gaps are multiples of it. */
  unit: number;
  /** How many of its pixels are as wide as the smallest screen that shows it. */
  screen: number;
}

/** The margin of words, in units, where no app covers anything. */
const inset = 6;

/** The margin between a word and the edge of the safe zone, in units. */
const slack = 1.4;

/** A picture's frame. In a tall one, words stay in the safe zone, scaled from a story's. */
export function frameOf({ width, height }: Size, layout: LayoutFamily): Frame {
  const unit = Math.min(width, height) / 100;
  const [across, down] = [width / storySize.width, height / storySize.height];
  const around = (layout === 'strip' ? 2 : 1) * inset * unit;
  const [left, top, bottom] =
    layout === 'tall'
      ? [safe.sides * across + slack * unit, safe.top * down + slack * unit, safe.bottom * down]
      : [around, around, around];
  const [x, y] = [Math.ceil(left), Math.ceil(top)];
  const area = { x, y, width: Math.floor(width - 2 * x), height: Math.floor(height - bottom) - y };
  return { width, height, area, unit, screen: isBanner(layout) ? phoneWidth : width };
}
