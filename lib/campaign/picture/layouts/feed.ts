import { type Drawing, join, rectangle } from '../drawing';
import { brand, button, rule } from '../parts';
import { type CreativeWords, headline, type Layout, subheadline } from './layout';

/** Beside a link: the words to the left, the evidence in a panel to the right. */
export function link({ words, palette, visual }: Layout<CreativeWords>): Drawing {
  const panel = { x: 700, y: 0, width: 500, height: 628 };
  const column = { x: 56, width: 596 };
  return join([
    {
      shapes:
        rectangle(panel, { fill: palette.surface }) +
        rectangle({ ...panel, width: 2 }, { fill: palette.line }),
      texts: [
        headline(words, palette, { ...column, y: 138, height: 256 }, 116),
        subheadline(words, palette, { ...column, y: 412, height: 52 }, 36),
      ],
    },
    visual(panel, { x: 736, y: 36, width: 428, height: 556 }),
    brand({ x: 56, y: 56, height: 44, palette }),
    button(words.cta, { x: 56, y: 494, height: 78, palette }),
  ]);
}

/** In a feed: the headline across the top, the evidence as a band, what to do below it. */
export function square({ words, palette, visual }: Layout<CreativeWords>): Drawing {
  const band = { x: 0, y: 400, width: 1080, height: 430 };
  const column = { x: 64, width: 952 };
  return join([
    {
      shapes:
        rectangle(band, { fill: palette.surface }) +
        rule(0, band.y, 1080, palette.line) +
        rule(0, band.y + band.height, 1080, palette.line),
      texts: [
        headline(words, palette, { ...column, y: 56, height: 306 }, 168),
        subheadline(words, palette, { ...column, y: 862, height: 66 }, 48),
      ],
    },
    visual(band, { ...column, y: band.y + 36, height: band.height - 72 }),
    brand({ x: 64, y: 958, height: 58, palette }),
    button(words.cta, { x: 1016, y: 938, height: 98, palette, from: 'right' }),
  ]);
}
