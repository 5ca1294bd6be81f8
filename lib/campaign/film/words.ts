import { mix } from '../color';
import type { TextBlock } from '../picture/fit-text';
import { easeOut, type Style } from '../picture/layer';
import type { PicturePalette } from '../picture/palette';
import { safeArea } from '../picture/safe-zone';
import { wordsTiming } from './timeline';

/** The column for all words, inside the safe area with a small margin. */
export const column = { x: safeArea.x + 15, width: safeArea.width - 30 };

const top = safeArea.y + 109;

/** What's on screen: where it is in the content, and the time since the shot's start. */
export interface Moment extends Style {
  field: string;
  seconds: number;
}

/** A shot's words, as large as will fit above `bottom`. Each line rises after the one before it. */
export function arrivingWords(
  text: string,
  bottom: number,
  { field, seconds, palette, fit }: Moment,
): TextBlock[] {
  const block = fit({
    ...column,
    field: `${field}.words`,
    text,
    y: top,
    height: bottom - top,
    max: 132,
    // Larger than in pictures, because a viewer has only seconds. There's room for five lines at
    // most.
    min: 76,
    color: palette.ink,
    leading: 1.04,
  });
  return block.lines.map((_, index) => arrivingLine(block, index, seconds, palette));
}

function arrivingLine(
  block: TextBlock,
  index: number,
  seconds: number,
  { ground, ink }: PicturePalette,
): TextBlock {
  const start = wordsTiming.start + index * wordsTiming.wait;
  const arrived = easeOut(seconds, start, start + wordsTiming.line);
  return {
    ...block,
    lines: block.lines.slice(index, index + 1),
    y: block.y + index * block.leading + (1 - arrived) * 28,
    height: block.height - (block.lines.length - 1) * block.leading,
    color: mix(ground, ink, arrived),
  };
}
