import * as v from 'valibot';
import { field } from './field';
import { figureSchema } from './figure';
import { matching, share, text } from './text';

/** A place across or down an image, in percent. */
const percent = v.pipe(v.number(), v.minValue(0, '0 or more'), v.maxValue(100, '100 or less'));

const pixels = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, '1 or more'));

/** The largest zoom of an image. With more, its pixels can be seen. */
export const mostZoom = 3;

/** How an image is cut to a box. */
const cut = {
  /** What has to stay in the picture: how far from its left and its upper edge. */
  focus: v.tuple([percent, percent]),
  /** 1 shows as much of it as fits. */
  zoom: v.pipe(v.number(), v.minValue(1, '1 or more'), v.maxValue(mostZoom, `${mostZoom} or less`)),
};

/**
 * The drawings for the ads and the data they show. Each of them also gets `entries`.
 * lib/campaign/drawing/key-visuals has the code that draws them.
 */
const drawingsWith = <Entries extends v.ObjectEntries, Figure extends v.GenericSchema>(
  entries: Entries,
  figure: Figure,
) =>
  v.variant('id', [
    /** A house front with as many windows as the figure says, and somebody unknown in one of them. */
    v.object({ id: v.literal('facade'), ...entries, figure }),
    /** An image of the campaign's own, cut to each size around its focus. */
    v.object({
      id: v.literal('image'),
      ...entries,
      /** In the audience's folder `pictures`, named by the start of the SHA-256 of its bytes. */
      file: field(
        matching(/^[0-9a-f]{32}\.(?:webp|jpg)$/, 'the name of an image, 32 digits and its ending'),
        { fixed: true },
      ),
      /** Its width and height in pixels. */
      size: v.tuple([pixels, pixels]),
      ...cut,
      /** In boxes that are a quarter wider than high, or higher than wide, if that differs. */
      wide: v.optional(v.object(cut)),
      tall: v.optional(v.object(cut)),
    }),
    /** Shows the promo code and discount of the offer. */
    v.object({ id: v.literal('promo-ticket'), ...entries }),
    /** The report on the page's incident. */
    v.object({ id: v.literal('report'), ...entries }),
    /**
     * The page's incident: before it at 0, the attempt at 0.5, stopped at 1. Or just what it's
     * about, from close by: a chart, an ID card, a nursery.
     */
    v.object({
      id: v.literal('scene'),
      ...entries,
      moment: share,
      isClose: v.optional(v.boolean()),
    }),
  ]);

export const keyVisual = field(drawingsWith({}, figureSchema), {
  kind: 'picture',
  label: 'picture',
});

/** What it shows, in a few words: part of a slide's alternative text. */
const description = field(text, { label: 'what the image shows', isAlt: true });

export const describedVisual = field(drawingsWith({ description }, figureSchema), {
  kind: 'picture',
  label: 'picture',
});

/** A key visual as it's written, with a token for its figure, and without its description. */
export const writtenVisual = drawingsWith({}, v.pipe(v.string(), v.regex(/^\{[\w.]+\}$/)));

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type KeyVisualId = KeyVisual['id'];
export type WrittenVisual = v.InferOutput<typeof writtenVisual>;
