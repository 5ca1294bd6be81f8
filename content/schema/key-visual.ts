import * as v from 'valibot';
import { city } from './drawing';
import { figureSchema } from './figure';
import { listOf, text } from './text';

/**
 * The drawings for the ads and the data they show. Each of them also gets `entries`.
 * lib/campaign/picture/key-visuals has the code that draws them.
 */
const drawingsWith = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.variant('id', [
    /** When a record was opened. The time given as `alert` stands out. */
    v.object({ id: v.literal('access-log'), ...entries, opened: listOf(text), alert: text }),
    v.object({ id: v.literal('camera-lens'), ...entries }),
    /** What a camera shows its owner, and what it shows everybody else: a name for each. */
    v.object({ id: v.literal('camera-views'), ...entries, own: text, others: text }),
    v.object({ id: v.literal('clock'), ...entries, time: text }),
    v.object({ id: v.literal('closed-door'), ...entries }),
    v.object({ id: v.literal('devices'), ...entries }),
    v.object({ id: v.literal('drawers'), ...entries }),
    /** A house front with as many windows as the figure says. */
    v.object({ id: v.literal('facade'), ...entries, figure: figureSchema }),
    v.object({ id: v.literal('house-section'), ...entries }),
    /** A hundred squares, with as many marked as the percentage says. */
    v.object({ id: v.literal('hundred-squares'), ...entries, figure: figureSchema }),
    /** Shows the promo code and discount of the offer. */
    v.object({ id: v.literal('promo-ticket'), ...entries }),
    v.object({ id: v.literal('record-sheet'), ...entries }),
    /** In the city whose name is `alert`, a device stands out. */
    v.object({
      id: v.literal('world-map'),
      ...entries,
      cities: listOf(city),
      alert: v.optional(text),
    }),
  ]);

export const keyVisual = drawingsWith({});

/** What it shows, in a few words: part of a slide's alternative text. */
export const describedVisual = drawingsWith({ description: text });

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type DescribedVisual = v.InferOutput<typeof describedVisual>;
export type KeyVisualId = KeyVisual['id'];
