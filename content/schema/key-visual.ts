import * as v from 'valibot';
import { city } from './drawing';
import { figureSchema } from './figure';
import { listOf, text } from './text';

/** What a key visual shows, in a few words. Part of the picture's alternative text. */
const description = text;

/**
 * A drawing for the ads and the data it shows. lib/campaign/picture/key-visuals has the code that
 * draws it.
 */
export const keyVisual = v.variant('id', [
  /** When a record was opened. The time given as `alert` stands out. */
  v.object({ id: v.literal('access-log'), description, opened: listOf(text), alert: text }),
  v.object({ id: v.literal('camera-lens'), description }),
  /** What a camera shows its owner, and what it shows everybody else: a name for each. */
  v.object({ id: v.literal('camera-views'), description, own: text, others: text }),
  v.object({ id: v.literal('clock'), description, time: text }),
  v.object({ id: v.literal('closed-door'), description }),
  v.object({ id: v.literal('devices'), description }),
  v.object({ id: v.literal('drawers'), description }),
  /** A house front with as many windows as the figure says. */
  v.object({ id: v.literal('facade'), description, figure: figureSchema }),
  v.object({ id: v.literal('house-section'), description }),
  /** A hundred squares, with as many marked as the percentage says. */
  v.object({ id: v.literal('hundred-squares'), description, figure: figureSchema }),
  v.object({ id: v.literal('padlock'), description }),
  /** Shows the promo code and discount of the offer. */
  v.object({ id: v.literal('promo-ticket'), description }),
  v.object({ id: v.literal('record-sheet'), description }),
  /** In the city whose name is `alert`, a device stands out. */
  v.object({
    id: v.literal('world-map'),
    description,
    cities: listOf(city),
    alert: v.optional(text),
  }),
]);

export type KeyVisual = v.InferOutput<typeof keyVisual>;
export type KeyVisualId = KeyVisual['id'];
