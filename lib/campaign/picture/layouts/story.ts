import { safeArea, storySize } from '../../ads/ad-pictures';
import { type Drawing, join, rectangle } from '../drawing';
import { fitText, type Rect } from '../fit-text';
import type { Palette } from '../palette';
import { brand, button, rule } from '../parts';
import { type CreativeWords, headline, type Layout, subheadline } from './layout';

interface SlideWords {
  text: string;
  /** Where it stands in the sequence: `2 / 5`. */
  position: string;
  /** Only on the last slide. */
  cta?: string;
}

/** Where all words stand, one below the other: in the safe zone, and not on its edge. */
const x = safeArea.x + 15;
const width = safeArea.width - 30;
const brandTop = safeArea.y + 15;
const brandHeight = 58;
const bottom = safeArea.y + safeArea.height;

/** In a story: all words in the safe zone; the evidence from there on, under what the platform draws over it. */
export function story({ words, palette, visual }: Layout<CreativeWords>): Drawing {
  const floor = 948;
  return join([
    {
      shapes: ground(floor, palette),
      texts: [
        headline(words, palette, { x, y: 372, width, height: 320 }, 190),
        subheadline(words, palette, { x, y: 716, width, height: 66 }, 52),
      ],
    },
    visual(below(floor), { x, y: floor, width, height: bottom - floor }),
    brand({ x, y: brandTop, height: brandHeight, palette }),
    button(words.cta, { x, y: 808, height: 106, palette }),
  ]);
}

/** A slide of a story: what it says, large, over its evidence; the last one says what to do, too. */
export function slide({ words, palette, visual }: Layout<SlideWords>): Drawing {
  const floor = words.cta ? 772 : 812;
  const action = { y: bottom - 112, height: 106 };
  return join([
    {
      shapes: ground(floor, palette),
      texts: [
        fitText({
          text: words.position,
          x: x + width - 200,
          y: brandTop,
          width: 200,
          height: brandHeight,
          max: 44,
          min: 44,
          weight: 600,
          color: palette.muted,
          align: 'end',
          vertical: 'center',
        }),
        fitText({
          text: words.text,
          x,
          y: 378,
          width,
          height: floor - 408,
          max: 128,
          min: 56,
          color: palette.ink,
          leading: 1.04,
        }),
      ],
    },
    visual(below(floor), {
      x,
      y: floor,
      width,
      height: (words.cta ? action.y - 18 : bottom) - floor,
    }),
    brand({ x, y: brandTop, height: brandHeight, palette }),
    ...(words.cta ? [button(words.cta, { x, ...action, palette })] : []),
  ]);
}

/** The picture from some height to its lower edge. */
function below(y: number): Rect {
  return { x: 0, y, width: storySize.width, height: storySize.height - y };
}

/** The ground that the evidence stands on. */
function ground(y: number, palette: Palette): string {
  const box = below(y);
  return rectangle(box, { fill: palette.surface }) + rule(box.x, y, box.width, palette.line);
}
