import { fitText, type Rect } from '../fit-text';
import type { Palette } from '../palette';
import type { Drawing } from '../drawing';

/** What a layout puts together. */
export interface Layout<Words> {
  words: Words;
  palette: Palette;
  /** The key visual in a box, its texts in an area of it. */
  visual: (box: Rect, textArea: Rect) => Drawing;
}

export interface CreativeWords {
  headline: string;
  subheadline: string;
  cta: string;
}

/** `max` in pixels; half of it is the least that is still a headline. */
export function headline(
  { headline: text }: CreativeWords,
  { ink: color }: Palette,
  box: Rect,
  max: number,
) {
  return fitText({ ...box, text, max, min: max / 2, color, vertical: 'center' });
}

/** Below the headline, smaller and quieter. */
export function subheadline(
  { subheadline: text }: CreativeWords,
  palette: Palette,
  box: Rect,
  max: number,
) {
  return fitText({ ...box, text, max, min: max / 1.6, weight: 600, color: palette.muted });
}
