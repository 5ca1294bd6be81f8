import type { Brand, ConceptLayout, Offer } from '@/content/schema';
import { onPhone, type TextBlock, type TextOptions } from './fit-text';
import type { Rect } from './rect';
import type { Frame } from './frame';
import { join, type Layer, rectangle, type Style } from './layer';
import type { PicturePalette } from './palette';

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
  /** Where the words are in the content: `audience.ad.ads.primary.picture`. */
  path: string;
  headline: string;
  subheadline: string;
}

interface Parts {
  /** The drawing, and the part of it where its texts may be. */
  panel: Rect;
  drawn: Rect;
  headline: Rect & Partial<TextOptions>;
  brand: Rect;
  /** The words below the headline. */
  closing: TextBlock[];
}

export type Family = (layout: Layout<CreativeWords>, order: ConceptLayout) => Parts;

/**
 * The largest share of a feed's or a story's picture that its words may cover: Meta has seen such
 * pictures do better (facebook.com/business/help/980593475366490).
 */
const wordsShare = 0.195;

/** Of that, at least this is for a headline or a slide's text. */
export const headlineShare = 0.072;

/** In square pixels: what the other texts leave to a headline or a slide's text. */
export function areaLeft(
  { width, height }: Frame,
  others: readonly TextBlock[],
  least = headlineShare,
): number {
  const coveredArea = others.reduce((sum, text) => sum + areaOf(text), 0);
  return width * height * Math.max(least, wordsShare - coveredArea / (width * height));
}

const areaOf = ({ lines, length, height, leading }: TextBlock) =>
  length * (height - (lines.length - 1) * leading);

/** Below a third of its largest size, a headline is too small. */
export function headlineText(
  { words, palette, fit, frame }: Layout<CreativeWords>,
  box: Rect & Partial<TextOptions>,
): TextBlock {
  const max = Math.round(17 * frame.unit);
  return fit({
    path: `${words.path}.headline`,
    text: words.headline,
    max,
    min: Math.round(max / 3),
    color: palette.ink,
    vertical: 'center',
    ...box,
  });
}

/** In pixels, on a phone, and our own choice: people read it before they decide to tap. */
const readable = 12;

/** A text whose last line ends at `bottom`: on one line if it fits there, or else on up to three. */
export function detail(
  { fit, frame }: Layout<CreativeWords>,
  { bottom, ...column }: Column & { bottom: number },
  text: Pick<TextOptions, 'path' | 'text' | 'color' | 'max'> & Partial<TextOptions>,
): TextBlock {
  const min = onPhone(readable, frame.screen);
  const max = Math.max(min, Math.round(text.max));
  const fitOn = (lines: number) => {
    const height = lines * 1.3 * max;
    const y = bottom - height;
    return fit({ ...column, y, height, min, weight: 600, vertical: 'end', ...text, max });
  };
  const line = fitOn(1);
  return line.excess ? fitOn(3) : line;
}

type Column = Pick<Rect, 'x' | 'width'>;

/** The texts below a headline, without their places. */
export const detailsOf = ({ offer, words, palette, frame }: Layout<CreativeWords>) => ({
  subline: {
    path: `${words.path}.subheadline`,
    text: words.subheadline,
    max: 3.7 * frame.unit,
    color: palette.muted,
  },
  statement: {
    path: 'offer.statement',
    text: offer.statement,
    max: 4 * frame.unit,
    color: palette.ink,
    weight: 800 as const,
  },
  condition: {
    path: 'offer.shortCondition',
    text: offer.shortCondition,
    max: 3.7 * frame.unit,
    color: palette.muted,
  },
});

/**
 * From the bottom up: who the offer is for until when; the offer; and the subline. It's plain text
 * on purpose. Meta rejects ads whose pictures have buttons or other controls that don't work
 * (transparency.meta.com/policies/ad-standards/deceptive-content/nonexistent-functionality).
 * The platform draws the button, below the picture.
 */
export function closingTexts(
  layout: Layout<CreativeWords>,
  { x, width }: Column,
  bottom: number,
): [subline: TextBlock, ...offer: TextBlock[]] {
  const { unit } = layout.frame;
  const details = detailsOf(layout);
  const condition = detail(layout, { x, width, bottom }, details.condition);
  const statement = detail(layout, { x, width, bottom: condition.y }, details.statement);
  const subline = detail(layout, { x, width, bottom: statement.y - 2.4 * unit }, details.subline);
  return [subline, statement, condition];
}

/**
 * The key visual on its panel, with a hairline at the edges that are inside the picture. There's
 * none if words that don't fit leave it less than a tenth of the picture: scenes need more.
 */
export function visualPanel(
  { panel, frame, drawVisual }: Layout<unknown>,
  box: Rect,
  textArea: Rect,
): Layer {
  if (textArea.height < frame.height / 10) return join([]);
  const bottom = box.y + box.height;
  const hairline = (edge: Partial<Rect>) => rectangle({ ...box, ...edge }, { fill: panel.line });
  const edges = [
    box.y > 0 && hairline({ height: 2 }),
    bottom < frame.height && hairline({ y: bottom - 2, height: 2 }),
    box.x > 0 && hairline({ width: 2 }),
  ];
  return join([
    { shapes: rectangle(box, { fill: panel.surface }), texts: [] },
    drawVisual(box, textArea),
    { shapes: edges.filter(Boolean).join(''), texts: [] },
  ]);
}
