import { join, type Layer, rectangle } from '../layer';
import { brandLine, button, rule } from '../parts';
import { type CreativeWords, headline, type Layout, subheadline } from './layout';

/** For a link: the words on the left, the key visual in a panel on the right. */
export function link(layout: Layout<CreativeWords>): Layer {
  const { words, brand, palette, drawVisual } = layout;
  const panel = { x: 700, y: 0, width: 500, height: 628 };
  const column = { x: 56, width: 596 };
  return join([
    {
      shapes:
        rectangle(panel, { fill: palette.surface }) +
        rectangle({ ...panel, width: 2 }, { fill: palette.line }),
      texts: [
        headline(layout, { ...column, y: 138, height: 256 }, 116),
        subheadline(layout, { ...column, y: 412, height: 52 }, 36),
      ],
    },
    drawVisual(panel, { x: 736, y: 36, width: 428, height: 556 }),
    brandLine(brand, { ...layout, x: 56, y: 56, height: 44 }),
    button(words.cta, { ...column, y: 494, height: 78 }, layout),
  ]);
}

/** For a feed: the headline across the top, the key visual as a band, the call to action below. */
export function square(layout: Layout<CreativeWords>): Layer {
  const { words, brand, palette, drawVisual } = layout;
  const band = { x: 0, y: 400, width: 1080, height: 430 };
  const column = { x: 64, width: 952 };
  return join([
    {
      shapes:
        rectangle(band, { fill: palette.surface }) +
        rule(0, band.y, 1080, palette.line) +
        rule(0, band.y + band.height, 1080, palette.line),
      texts: [
        headline(layout, { ...column, y: 56, height: 306 }, 168),
        subheadline(layout, { ...column, y: 862, height: 66 }, 48),
      ],
    },
    drawVisual(band, { ...column, y: band.y + 36, height: band.height - 72 }),
    brandLine(brand, { ...layout, x: 64, y: 958, height: 58 }),
    button(words.cta, { x: 568, y: 938, width: 448, height: 98 }, layout, 'right'),
  ]);
}
