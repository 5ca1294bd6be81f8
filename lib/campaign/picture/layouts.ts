import type { LayoutFamily } from './frame';
import { join, type Layer } from './layer';
import { brandLine } from './parts';
import {
  type CreativeWords,
  headline,
  type Layout,
  offerLine,
  subheadline,
  visualPanel,
} from './layout-parts';

/** For a link: the words on the left, the key visual in a panel on the right. */
function wide(layout: Layout<CreativeWords>): Layer {
  const { frame, brand } = layout;
  const { area, unit, width, height } = frame;
  const left = Math.round(width * 0.58);
  const panel = { x: left, y: 0, width: width - left, height };
  const column = { x: area.x, width: left - area.x - 6 * unit };
  const brandHeight = 7 * unit;
  const offerTop = area.y + area.height - 7 * unit;
  const subTop = offerTop - 15 * unit;
  const headTop = area.y + brandHeight + 10 * unit;
  return join([
    visualPanel(layout, panel, {
      x: left + 6 * unit,
      y: area.y,
      width: panel.width - 12 * unit,
      height: area.height,
    }),
    {
      shapes: '',
      texts: [
        // No higher than two large lines.
        headline(layout, { ...column, y: headTop, height: 37 * unit }, 17 * unit),
        subheadline(layout, { ...column, y: subTop, height: 10 * unit }, 5.6 * unit),
        offerLine(layout, { ...column, y: offerTop, height: 7 * unit }),
      ],
    },
    brandLine(brand, { ...layout, x: area.x, y: area.y, height: brandHeight }),
  ]);
}

/** For a feed: the headline on top, the key visual as a band, the brand and the offer below. */
function feed(layout: Layout<CreativeWords>): Layer {
  const { frame, brand } = layout;
  const { area, unit, width, height } = frame;
  const column = { x: area.x, width: area.width };
  // The higher the picture, the larger the headline.
  const headHeight = (27 + (height / width - 1) * 16) * unit;
  const footTop = area.y + area.height - 6 * unit;
  const subTop = footTop - 10.2 * unit;
  const band = { x: 0, y: area.y + headHeight + 2.6 * unit, width, height: 0 };
  band.height = subTop - 2.2 * unit - band.y;
  return join([
    visualPanel(layout, band, {
      ...column,
      y: band.y + 3.4 * unit,
      height: band.height - 6.8 * unit,
    }),
    {
      shapes: '',
      texts: [
        headline(layout, { ...column, y: area.y, height: headHeight }, 17 * unit),
        subheadline(layout, { ...column, y: subTop, height: 7 * unit }, 4.6 * unit),
        offerLine(
          layout,
          {
            x: area.x + area.width * 0.4,
            width: area.width * 0.6,
            y: footTop - 0.4 * unit,
            height: 6.2 * unit,
          },
          'end',
        ),
      ],
    },
    brandLine(brand, {
      ...layout,
      x: area.x,
      y: footTop,
      height: 5.4 * unit,
      nameWidth: area.width * 0.4 - 9 * unit,
    }),
  ]);
}

/** For a story: all words in the safe zone, and below them the key visual, down to the edge. */
function tall(layout: Layout<CreativeWords>): Layer {
  const { frame, brand } = layout;
  const { area, unit, width, height } = frame;
  const column = { x: area.x, width: area.width };
  const brandHeight = 5.4 * unit;
  const headTop = area.y + brandHeight + 3.5 * unit;
  const floor = area.y + Math.round(area.height * 0.6);
  const offerTop = floor - 8.6 * unit;
  const subTop = offerTop - 7.4 * unit;
  return join([
    visualPanel(
      layout,
      { x: 0, y: floor, width, height: height - floor },
      { ...column, y: floor, height: area.y + area.height - floor },
    ),
    {
      shapes: '',
      texts: [
        headline(
          layout,
          { ...column, y: headTop, height: subTop - headTop - 2 * unit },
          17.6 * unit,
        ),
        subheadline(layout, { ...column, y: subTop, height: 6.2 * unit }, 4.8 * unit),
        offerLine(layout, { ...column, y: offerTop, height: 6 * unit }),
      ],
    },
    brandLine(brand, { ...layout, x: area.x, y: area.y, height: brandHeight }),
  ]);
}

export const creativeLayouts: Record<LayoutFamily, (layout: Layout<CreativeWords>) => Layer> = {
  wide,
  feed,
  tall,
};

interface SlideWords {
  /** Where the text is in the content: `ad.story.slides[1]`. */
  field: string;
  text: string;
  /** Which slide it is: `2 / 5`. */
  position: string;
}

/** A slide of a story, or a carousel's card: its words above the key visual, down to the edge. */
export function slideLayout(layout: Layout<SlideWords>): Layer {
  const { frame, words, brand, palette, fit } = layout;
  const { area, unit, width, height } = frame;
  const brandHeight = 5.4 * unit;
  const textTop = area.y + brandHeight + 3.6 * unit;
  const floor = area.y + Math.round(area.height * 0.53);
  const position = fit({
    field: 'ad.story.slides',
    text: words.position,
    x: area.x + area.width - 18 * unit,
    y: area.y,
    width: 18 * unit,
    height: brandHeight,
    max: Math.round(4 * unit),
    weight: 600,
    color: palette.muted,
    align: 'end',
    vertical: 'center',
  });
  const text = fit({
    field: words.field,
    text: words.text,
    x: area.x,
    y: textTop,
    width: area.width,
    height: floor - textTop - 2.8 * unit,
    max: Math.round(12 * unit),
    min: Math.round(3.7 * unit),
    color: palette.ink,
    leading: 1.04,
  });
  return join([
    visualPanel(
      layout,
      { x: 0, y: floor, width, height: height - floor },
      {
        x: area.x,
        y: floor,
        width: area.width,
        height: area.y + area.height - floor,
      },
    ),
    { shapes: '', texts: [position, text] },
    brandLine(brand, { ...layout, x: area.x, y: area.y, height: brandHeight }),
  ]);
}
