import { fitText } from '../fit-text';
import { join, type Layer } from '../layer';
import { brandLine } from '../parts';
import { type Layout, visualPanel } from './layout';

export interface SlideWords {
  /** Where the text is in the content: `ad.story.slides[1]`. */
  field: string;
  text: string;
  /** Which slide it is: `2 / 5`. */
  position: string;
}

/** A slide of a story, or a card of a carousel: its words, large, above the key visual, which goes down to the edge. */
export function slideLayout(layout: Layout<SlideWords>): Layer {
  const { frame, words, brand, palette, typeface } = layout;
  const { area, unit, width, height } = frame;
  const brandHeight = 5.4 * unit;
  const textTop = area.y + brandHeight + 3.6 * unit;
  const floor = area.y + Math.round(area.height * 0.53);
  const position = fitText(typeface, {
    field: 'ad.story.slides',
    text: words.position,
    x: area.x + area.width - 18 * unit,
    y: area.y,
    width: 18 * unit,
    height: brandHeight,
    max: Math.round(4 * unit),
    min: Math.round(2.2 * unit),
    weight: 600,
    color: palette.muted,
    align: 'end',
    vertical: 'center',
  });
  const text = fitText(typeface, {
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
