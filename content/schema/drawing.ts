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

/** The label of what stands out, line by line: text in a drawing can't wrap. */
const alarm = listOf(text);

/** A drawing in components/landing/drawings, with the text and data it shows. */
export const drawing = v.variant('id', [
  /** A fleet across time zones. */
  v.object({
    id: v.literal('fleet'),
    cities: listOf(city),
    /** What a city's box stands for: `= 5 devices`. */
    box: text,
    night: text,
    /** The name of the city where something happened, and what happened there. */
    alert: text,
    alarm,
  }),
  /** A cutaway house with its sensors and cameras, and somebody at the door. */
  v.object({ id: v.literal('house'), sensor: text, box: text, alarm }),
  /** Who may open which parts of a record, and who is stopped. */
  v.object({
    id: v.literal('records'),
    record: text,
    parts: listOf(text),
    /** `opens` holds indexes into `parts`. A person who opens none gets stopped. */
    people: listOf(v.object({ name: text, opens: v.array(v.number()) })),
    /** That a person was stopped, and when: `Stopped at 02:14`. */
    stopped: text,
  }),
]);

export type City = v.InferOutput<typeof city>;
export type Drawing = v.InferOutput<typeof drawing>;
