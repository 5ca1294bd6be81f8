import type { AdDimension } from '@/content/schema';
import { safeArea } from '@/lib/ad-pictures';
import { type Drawing, join, rectangle } from './drawing';
import { fitText, type Rect } from './fit-text';
import type { Palette } from './palette';
import { brand, button, rule } from './parts';

interface Layout<Words> {
  words: Words;
  palette: Palette;
  /** The key visual in a box, its texts in an area of it. */
  visual: (box: Rect, textArea: Rect) => Drawing;
}

interface CreativeWords {
  headline: string;
  subheadline: string;
  cta: string;
}

interface SlideWords {
  text: string;
  /** Where it stands in the sequence: `2 / 5`. */
  position: string;
  /** Only on the last slide. */
  cta?: string;
}

/** Where all words of a story stand, one below the other. */
const { x, width } = safeArea;
const brandTop = safeArea.y + 15;
const brandHeight = 58;

/** Beside a link: the words to the left, the evidence in a panel to the right. */
function link({ words, palette, visual }: Layout<CreativeWords>): Drawing {
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
function square({ words, palette, visual }: Layout<CreativeWords>): Drawing {
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
    brand({ x: 64, y: 958, height: brandHeight, palette }),
    button(words.cta, { x: 1016, y: 938, height: 98, palette, from: 'right' }),
  ]);
}

/** In a story: all words in the safe zone; the evidence from there on, under what the platform draws over it. */
function story({ words, palette, visual }: Layout<CreativeWords>): Drawing {
  const floor = 948;
  return join([
    ground(floor, palette),
    {
      shapes: '',
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
    ground(floor, palette),
    {
      shapes: '',
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

export const layouts: Record<AdDimension, (layout: Layout<CreativeWords>) => Drawing> = {
  '1200x628': link,
  '1080x1080': square,
  '1080x1920': story,
};

/** The end of the safe zone of a story. */
const bottom = safeArea.y + safeArea.height;

/** A story from some height to its lower edge. */
function below(y: number): Rect {
  return { x: 0, y, width: 1080, height: 1920 - y };
}

function ground(y: number, palette: Palette): Drawing {
  return {
    shapes: rectangle(below(y), { fill: palette.surface }) + rule(0, y, 1080, palette.line),
    texts: [],
  };
}

/** `max` in pixels; half of it is the least that is still a headline. */
function headline(
  { headline: text }: CreativeWords,
  { ink: color }: Palette,
  box: Rect,
  max: number,
) {
  return fitText({ ...box, text, max, min: max / 2, color, vertical: 'center' });
}

function subheadline(
  { subheadline: text }: CreativeWords,
  palette: Palette,
  box: Rect,
  max: number,
) {
  return fitText({ ...box, text, max, min: max / 1.6, weight: 600, color: palette.muted });
}
