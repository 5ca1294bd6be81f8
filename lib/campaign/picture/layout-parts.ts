import type { Brand, Offer } from '@/content/schema';
import { onPhone, type Rect, type TextBlock } from './fit-text';
import type { Frame } from './frame';
import { join, type Layer, rectangle, type Style } from './layer';
import type { PicturePalette } from './palette';
import { rule } from './parts';

export interface Layout<Words> extends Style {
  frame: Frame;
  words: Words;
  brand: Brand;
  offer: Offer;
  /** The colors of the panel behind the key visual. */
  panel: PicturePalette;
  /** Draws the key visual in `box`, with its texts in `textArea`. */
  drawVisual: (box: Rect, textArea: Rect) => Layer;
}

export interface CreativeWords {
  /** Where the words are in the content: `ad.ads.primary.picture`. */
  field: string;
  headline: string;
  subheadline: string;
}

/**
 * The largest share of a picture that its headline, or a slide's text, may cover. All words
 * together stay below 20%: Meta has seen such pictures do better
 * (facebook.com/business/help/980593475366490).
 */
export const headlineShare = 0.082;

/** Below a third of its largest size, a headline is too small. */
export function headlineText(
  { words, palette, fit, frame }: Layout<CreativeWords>,
  box: Rect,
): TextBlock {
  const max = Math.round(17 * frame.unit);
  return fit({
    ...box,
    field: `${words.field}.headline`,
    text: words.headline,
    max,
    min: Math.round(max / 3),
    maxArea: frame.width * frame.height * headlineShare,
    color: palette.ink,
    vertical: 'center',
  });
}

/** In pixels, on a phone, and our own choice: people read it before they decide to tap. */
const readable = 12;

export function subheadlineText(
  { words, palette, fit, frame }: Layout<CreativeWords>,
  box: Rect,
): TextBlock {
  const min = onPhone(readable, frame.width);
  return fit({
    ...box,
    field: `${words.field}.subheadline`,
    text: words.subheadline,
    max: Math.max(min, Math.round(4.6 * frame.unit)),
    min,
    weight: 600,
    color: palette.muted,
    vertical: 'center',
  });
}

/**
 * The offer in two lines of text: the discount with the code, and who it's for until when. It's plain
 * text on purpose. Meta rejects ads whose pictures have buttons, checkboxes or other controls that don't
 * work (transparency.meta.com/policies/ad-standards/deceptive-content/nonexistent-functionality).
 * The platform draws the button, below the picture.
 */
export function offerLines(
  { offer, palette, fit, frame }: Layout<CreativeWords>,
  box: Rect,
): TextBlock[] {
  const line = (field: string, text: string, color: string, from: number) =>
    fit({
      ...box,
      y: box.y + from * box.height,
      height: box.height / 2,
      field,
      text,
      max: Math.round(box.height * 0.42),
      color,
      align: box.x > frame.area.x ? 'end' : 'start',
      vertical: 'center',
    });
  return [
    line('offer.statement', offer.statement, palette.ink, 0),
    line('offer.shortCondition', offer.shortCondition, palette.muted, 0.5),
  ];
}

/** The key visual on its panel, with a hairline at the edges that are inside the picture. */
export function visualPanel(
  { panel, frame, drawVisual }: Layout<unknown>,
  box: Rect,
  textArea: Rect,
): Layer {
  const bottom = box.y + box.height;
  const edges = [
    box.y > 0 && rule(box.x, box.y, box.width, panel.line),
    bottom < frame.height && rule(box.x, bottom - 2, box.width, panel.line),
    box.x > 0 && rectangle({ ...box, width: 2 }, { fill: panel.line }),
  ];
  return join([
    { shapes: rectangle(box, { fill: panel.surface }), texts: [] },
    drawVisual(box, textArea),
    { shapes: edges.filter(Boolean).join(''), texts: [] },
  ]);
}
