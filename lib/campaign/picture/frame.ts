import type { AdFormat } from '@/content/schema';
import { phoneWidth, type Rect } from './fit-text';
import { storySafeZone, storySize } from './safe-zone';

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
  const { top, bottom, sides } = storySafeZone;
  const around = (layout === 'strip' ? 2 : 1) * inset * unit;
  const margins =
    layout === 'tall'
      ? {
          left: sides * across + slack * unit,
          top: top * down + slack * unit,
          bottom: bottom * down,
        }
      : { left: around, top: around, bottom: around };
  const area = {
    x: Math.ceil(margins.left),
    y: Math.ceil(margins.top),
    width: Math.floor(width - 2 * Math.ceil(margins.left)),
    height: Math.floor(height - margins.bottom) - Math.ceil(margins.top),
  };
  return { width, height, area, unit, screen: isBanner(layout) ? phoneWidth : width };
}
