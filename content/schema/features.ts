import * as v from 'valibot';
import { field } from './field';
import { listOf, part, text, tone, upTo } from './text';

const feature = v.object({ title: text, text });

/** The first feature, shown larger than the others. */
const leadFeature = part('first feature', { ...feature.entries, points: listOf(text) });

/** What each example has. */
const entries = {
  title: text,
  caption: field(text, { help: 'It has to say that it’s an example.' }),
};

/** Something that a customer gets: each page has a kind of its own. */
const example = v.variant('id', [
  /** A printed record of who opened a chart, as an auditor is handed it. */
  v.object({
    id: v.literal('access-record'),
    ...entries,
    /** Whose record it is, and of which days. */
    about: text,
    /** The labels of a row's five texts. */
    columns: field(v.pipe(listOf(text), v.length(5, 'five')), { label: 'column', fixed: true }),
    /** In order. The one that was refused has the color `danger`. */
    rows: upTo(
      6,
      'row',
      v.object({
        time: text,
        who: text,
        what: text,
        where: text,
        result: text,
        color: v.optional(tone),
      }),
    ),
    /** Below the rows: for how long the record is kept, and who exported it. */
    notes: text,
    signature: text,
  }),
  /** The sign-ins of one account, on a line of 24 hours. */
  v.object({
    id: v.literal('account-day'),
    ...entries,
    entries: field(
      listOf(
        v.object({
          /** Where it is on the line, as [hour, minute]. The same as `time`. */
          at: v.tuple([v.number(), v.number()]),
          time: text,
          device: text,
          place: text,
          result: text,
          color: tone,
        }),
      ),
      // They're in order, and the line has a mark for each.
      { label: 'sign-in', fixed: true },
    ),
  }),
  /** A home's devices behind the box, in zones that it keeps apart. */
  v.object({
    id: v.literal('home-zones'),
    ...entries,
    /** What comes to the box from outside. */
    traffic: upTo(2, 'from outside', v.object({ text, result: text, color: tone })),
    box: text,
    zones: upTo(3, 'zone', v.object({ title: text, devices: text, allowed: text, blocked: text })),
    /** The labels of what a zone may talk to, and of what it's kept apart from. */
    allowed: text,
    blocked: text,
  }),
]);

export const features = part('features', {
  heading: text,
  intro: v.optional(text),
  /**
   * The example on a dark band beside the first feature, across the page above rows, or across a
   * dark band above columns.
   */
  layout: v.picklist(['lead', 'grid', 'list']),
  example,
  lead: leadFeature,
  items: upTo(3, 'feature', feature),
});

export type Feature = v.InferOutput<typeof feature>;
export type Example = v.InferOutput<typeof example>;
export type ExampleOf<Id extends Example['id']> = Extract<Example, { id: Id }>;
