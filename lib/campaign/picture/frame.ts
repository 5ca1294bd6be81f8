import type { Rect } from './fit-text';
import { storySafeZone, storySize } from './safe-zone';

type Size = Pick<Rect, 'width' | 'height'>;

/** The families of layouts. Every size of a family is fitted by its ratio. */
export type LayoutFamily = 'wide' | 'feed' | 'tall';

/** A picture's size in pixels, and where its words and logo may go. */
export interface Frame extends Size {
  area: Rect;
  /** A hundredth of the shorter side: sizes and gaps are multiples of it. */
  unit: number;
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
  const margins =
    layout === 'tall'
      ? {
          left: sides * across + slack * unit,
          top: top * down + slack * unit,
          bottom: bottom * down,
        }
      : { left: inset * unit, top: inset * unit, bottom: inset * unit };
  const area = {
    x: Math.ceil(margins.left),
    y: Math.ceil(margins.top),
    width: Math.floor(width - 2 * Math.ceil(margins.left)),
    height: Math.floor(height - margins.bottom) - Math.ceil(margins.top),
  };
  return { width, height, area, unit };
}
