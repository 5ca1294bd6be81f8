import * as v from 'valibot';
import { figureSchema } from './figure';
import { share, text } from './text';

/**
 * The drawings for the ads and the data they show. Each of them also gets `entries`.
 * lib/campaign/picture/key-visuals has the code that draws them.
 */
const drawingsWith = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.variant('id', [
    /** A house front with as many windows as the figure says, and somebody unknown in one of them. */
    v.object({ id: v.literal('facade'), ...entries, figure: figureSchema }),
    /** A hundred squares, with as many marked as the percentage says. */
    v.object({ id: v.literal('hundred-squares'), ...entries, figure: figureSchema }),
    /** Shows the promo code and discount of the offer. */
    v.object({ id: v.literal('promo-ticket'), ...entries }),
    /** The report on the page's incident. */
    v.object({ id: v.literal('report'), ...entries }),
    /** The page's incident: before it at 0, the attempt at 0.5, stopped at 1. */
    v.object({ id: v.literal('scene'), ...entries, moment: share }),
  ]);

export const keyVisual = drawingsWith({});

/** What it shows, in a few words: part of a slide's alternative text. */
export const describedVisual = drawingsWith({ description: text });

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type DescribedVisual = v.InferOutput<typeof describedVisual>;
export type KeyVisualId = KeyVisual['id'];
