import * as v from 'valibot';
import { listOf, text } from './text';

/** A place on a map, with its local time. */
export const city = v.object({
  name: text,
  time: text,
  /** In degrees. East and north are positive. */
  longitude: v.number(),
  latitude: v.number(),
  /** How many boxes to draw there, each for the same number of devices. */
  boxes: v.number(),
});

/** What happens at a time and how it ends, line by line: text in a drawing can't wrap. */
const signal = v.object({ time: text, attempt: listOf(text), stopped: listOf(text) });

/** A row of an access log: who asked for which record, when, and what came of it. */
const entry = v.object({ time: text, who: text, record: text, result: text });

/** A drawing in components/landing/drawings, with the text and data it shows. */
export const drawing = v.variant('id', [
  /** The access log of a night. The attempt comes in while the office is closed. */
  v.object({
    id: v.literal('access-log'),
    columns: v.tuple([text, text, text]),
    /** Before and after the night. */
    evening: listOf(entry),
    morning: listOf(entry),
    closed: text,
    signal: v.object({ time: text, who: text, record: text, attempt: text, stopped: text }),
  }),
  /** A fleet across time zones, and an unknown laptop near the city whose name is `alert`. */
  v.object({
    id: v.literal('fleet'),
    cities: listOf(city),
    /** What a city's box stands for: `= 5 devices`. */
    box: text,
    night: text,
    alert: text,
    signal,
  }),
  /** A cutaway house with its sensors and cameras. Somebody tries to look through one of them. */
  v.object({ id: v.literal('house'), sensor: text, box: text, camera: text, signal }),
]);

export type City = v.InferOutput<typeof city>;
export type Drawing = v.InferOutput<typeof drawing>;
