import type { ConceptLayout } from '@/content/schema';
import type { Rect } from './fit-text';
import type { Frame, LayoutFamily } from './frame';
import { join, type Layer } from './layer';
import {
  type CreativeWords,
  headlineText,
  type Layout,
  offerLines,
  subheadlineText,
  visualPanel,
} from './layout-parts';
import { brandLine } from './parts';

/** Where the parts of a creative go. */
interface Boxes {
  /** The drawing, and the part of it where its texts may be. */
  panel: Rect;
  drawn: Rect;
  headline: Rect;
  subheadline: Rect;
  brand: Rect;
  offer: Rect;
}

/** The words beside the drawing, or in a strip above one that's as wide as the picture. */
function wide({ area, unit, width, height }: Frame, order: ConceptLayout): Boxes {
  const bottom = area.y + area.height;
  if (order === 'words-first') {
    const left = Math.round(width * 0.58);
    const column = { x: area.x, width: left - area.x - 5 * unit };
    return {
      panel: { x: left, y: 0, width: width - left, height },
      drawn: { ...area, x: left + 6 * unit, width: width - left - 12 * unit },
      // No higher than two large lines.
      headline: { ...column, y: area.y + 13 * unit, height: 36 * unit },
      subheadline: { ...column, y: bottom - 30 * unit, height: 16 * unit },
      brand: { ...column, y: area.y, height: 7 * unit },
      offer: { ...column, y: bottom - 12 * unit, height: 12 * unit },
    };
  }
  const top = area.y + 42 * unit;
  const name = area.width * 0.4;
  return {
    panel: { x: 0, y: top, width, height: height - top },
    drawn: { ...area, y: top + 5 * unit, height: height - top - 10 * unit },
    headline: { ...area, y: area.y + 11 * unit, height: 17 * unit },
    subheadline: { ...area, y: area.y + 29 * unit, height: 9 * unit },
    brand: { ...area, width: name, height: 7 * unit },
    offer: {
      ...area,
      x: area.x + name,
      y: area.y - unit,
      width: area.width - name,
      height: 12 * unit,
    },
  };
}

/** The headline on top and the drawing as a band, or the drawing on top, up to three edges. */
function feed({ area, unit, width, height }: Frame, order: ConceptLayout): Boxes {
  const foot = area.y + area.height - 6 * unit;
  const subheadline = { ...area, y: foot - 10.4 * unit, height: 7.4 * unit };
  // The higher the picture, the larger the headline.
  const headline = { ...area, height: (23 + (height / width - 1) * 20) * unit };
  const panel = { x: 0, y: 0, width, height: 0 };
  if (order === 'words-first') {
    panel.y = area.y + headline.height + 3 * unit;
    panel.height = subheadline.y - 2.4 * unit - panel.y;
  } else {
    headline.y = subheadline.y - headline.height - unit;
    panel.height = headline.y - 4 * unit;
  }
  const name = area.width * 0.4;
  return {
    panel,
    drawn: { ...area, y: panel.y + 4.5 * unit, height: panel.height - 9 * unit },
    headline,
    subheadline,
    brand: { ...area, y: foot, width: name, height: 5.4 * unit },
    offer: {
      ...area,
      x: area.x + name + 2 * unit,
      y: foot - unit,
      width: area.width - name - 2 * unit,
      height: 7 * unit,
    },
  };
}

/** For a story: all words in the safe zone, and below them the drawing, down to the edge. */
function tall({ area, unit, width, height }: Frame): Boxes {
  const brandHeight = 5.4 * unit;
  const headTop = area.y + brandHeight + 3.5 * unit;
  const floor = area.y + Math.round(area.height * 0.6);
  const offerTop = floor - 9.4 * unit;
  const subTop = offerTop - 7.4 * unit;
  return {
    panel: { x: 0, y: floor, width, height: height - floor },
    drawn: { ...area, y: floor, height: area.y + area.height - floor },
    headline: { ...area, y: headTop, height: subTop - headTop - 2 * unit },
    subheadline: { ...area, y: subTop, height: 6.2 * unit },
    brand: { ...area, height: brandHeight },
    offer: { ...area, y: offerTop, height: 7 * unit },
  };
}

const families = { wide, feed, tall };

export function creativeLayout(
  layout: Layout<CreativeWords>,
  family: LayoutFamily,
  order: ConceptLayout,
): Layer {
  const { frame, brand } = layout;
  const boxes = families[family](frame, order);
  return join([
    visualPanel(layout, boxes.panel, boxes.drawn),
    {
      shapes: '',
      texts: [
        headlineText(layout, boxes.headline),
        subheadlineText(layout, boxes.subheadline),
        ...offerLines(layout, boxes.offer),
      ],
    },
    brandLine(brand, { ...layout, ...boxes.brand }),
  ]);
}
