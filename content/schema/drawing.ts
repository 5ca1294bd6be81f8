import * as v from 'valibot';
import { field } from './field';
import { listOf, text } from './text';

/** A place on a map, with its local time. */
export const city = v.object({
  name: field(text, { isName: true }),
  time: text,
  /** In degrees. East and north are positive. */
  longitude: v.number(),
  latitude: v.number(),
});

/** When it happens, who comes in, and what the stamp says. */
const signal = v.object({
  time: field(text, { label: 'time of the attempt' }),
  attempt: field(text, { label: 'who comes in' }),
  stopped: field(text, { label: 'the stamp’s word' }),
});

const fixed = field(text, { fixed: true });

/** The scene of an incident (lib/campaign/drawing/scenes), with the text and data it shows. */
export const drawing = v.variant('id', [
  /** A log of who opened which chart, and a chart that somebody asks for at night. */
  v.object({
    id: v.literal('access-log'),
    /** Before the incident. */
    entries: field(listOf(v.object({ time: text, who: text, what: text })), {
      label: 'log entry',
      fixed: true,
    }),
    /** In place of a reader, once it's stopped. */
    outcome: field(text, { label: 'log entry for the attempt' }),
    signal,
  }),
  /**
   * A team's cities, and an unknown laptop with the password of somebody in the city `alert`, whose
   * card has the caption `account`.
   */
  v.object({
    id: v.literal('fleet'),
    cities: listOf(city),
    alert: fixed,
    account: field(text, { label: 'caption of the ID card' }),
    signal,
  }),
  /** A cutaway house. Somebody tries to look through its nursery's camera; our `box` stops them. */
  v.object({
    id: v.literal('house'),
    box: field(text, { label: 'caption of the box in the house' }),
    signal,
  }),
]);

export type Drawing = v.InferOutput<typeof drawing>;
export type DrawingOf<Id extends Drawing['id']> = Extract<Drawing, { id: Id }>;
