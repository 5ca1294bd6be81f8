import type { Brand } from '@/content/schema';
import { fitText, type Rect, type TextBlock } from '../fit-text';
import type { Layer, Style } from '../layer';

/** Everything that a layout arranges. */
export interface Layout<Words> extends Style {
  words: Words;
  brand: Brand;
  /** Draws the key visual in `box`, with its texts in `textArea`. */
  drawVisual: (box: Rect, textArea: Rect) => Layer;
}

export interface CreativeWords {
  headline: string;
  subheadline: string;
  cta: string;
}

/** `max` is the largest size in pixels. Anything below a third of it is too small for a headline. */
export function headline(
  { words, palette, typeface }: Layout<CreativeWords>,
  box: Rect,
  max: number,
): TextBlock {
  return fitText(
    {
      ...box,
      field: 'ad.ads.primary.headline',
      text: words.headline,
      max,
      min: Math.round(max / 3),
      color: palette.ink,
      vertical: 'center',
    },
    typeface,
  );
}

/** Below the headline, smaller and quieter. */
export function subheadline(
  { words, palette, typeface }: Layout<CreativeWords>,
  box: Rect,
  max: number,
): TextBlock {
  return fitText(
    {
      ...box,
      field: 'ad.ads.primary.subheadline',
      text: words.subheadline,
      max,
      min: Math.round(max / 2.4),
      weight: 600,
      color: palette.muted,
    },
    typeface,
  );
}
