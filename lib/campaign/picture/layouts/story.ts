import { fitText, type Rect } from '../fit-text';
import { join, type Layer, rectangle } from '../layer';
import type { PicturePalette } from '../palette';
import { brandLine, button, rule } from '../parts';
import { safeArea, storySize } from '../safe-zone';
import { type CreativeWords, headline, type Layout, subheadline } from './layout';

interface SlideWords {
  /** Where the text is in the content. */
  field: string;
  text: string;
  /** Which slide it is: `2 / 5`. */
  position: string;
  /** Only on the last slide. */
  cta?: string;
}

/** The column for all words, inside the safe area with a small margin. */
const x = safeArea.x + 15;
const width = safeArea.width - 30;
const brandTop = safeArea.y + 15;
const brandHeight = 58;
const bottom = safeArea.y + safeArea.height;

/** For a story: all words in the safe area, and the key visual below them, down to where apps draw their controls. */
export function story(layout: Layout<CreativeWords>): Layer {
  const { words, brand, palette, drawVisual } = layout;
  const floor = 948;
  return join([
    {
      shapes: ground(floor, palette),
      texts: [
        headline(layout, { x, y: 372, width, height: 320 }, 190),
        subheadline(layout, { x, y: 716, width, height: 66 }, 52),
      ],
    },
    drawVisual(below(floor), { x, y: floor, width, height: bottom - floor }),
    brandLine(brand, { ...layout, x, y: brandTop, height: brandHeight }),
    button(words.cta, { x, y: 808, width, height: 106 }, layout),
  ]);
}

/** A slide of a story: its words, large, over the key visual; the call to action on the last one. */
export function slide(layout: Layout<SlideWords>): Layer {
  const { words, brand, palette, typeface, drawVisual } = layout;
  const floor = words.cta ? 772 : 812;
  const action = { x, y: bottom - 112, width, height: 106 };
  const visualHeight = (words.cta ? action.y - 18 : bottom) - floor;
  const position = fitText(
    {
      field: 'ad.story.slides',
      text: words.position,
      x: x + width - 200,
      y: brandTop,
      width: 200,
      height: brandHeight,
      max: 44,
      min: 24,
      weight: 600,
      color: palette.muted,
      align: 'end',
      vertical: 'center',
    },
    typeface,
  );
  const text = fitText(
    {
      field: words.field,
      text: words.text,
      x,
      y: 378,
      width,
      height: floor - 408,
      max: 128,
      min: 40,
      color: palette.ink,
      leading: 1.04,
    },
    typeface,
  );
  return join([
    { shapes: ground(floor, palette), texts: [position, text] },
    drawVisual(below(floor), { x, y: floor, width, height: visualHeight }),
    brandLine(brand, { ...layout, x, y: brandTop, height: brandHeight }),
    ...(words.cta ? [button(words.cta, action, layout)] : []),
  ]);
}

/** The part of the picture from `y` down to the bottom edge. */
function below(y: number): Rect {
  return { x: 0, y, width: storySize.width, height: storySize.height - y };
}

/** The background behind the key visual. */
function ground(y: number, palette: PicturePalette): string {
  const box = below(y);
  return rectangle(box, { fill: palette.surface }) + rule(box.x, y, box.width, palette.line);
}
