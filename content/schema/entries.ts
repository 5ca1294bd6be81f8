import * as v from 'valibot';
import { field } from './field';
import type { SectionName } from './section';
import { part, text } from './text';

/** A section's line: `02:14`, `Attempt`; or `Could have cost`, `$50K`. */
const entry = (section: SectionName) =>
  v.optional(
    field(v.object({ time: v.optional(text), text, figure: v.optional(text) }), {
      label: section,
    }),
  );

/**
 * The lines of the report in the sidebar, by the sections that they lead to. A section without one
 * isn't in it.
 */
export const entries = part('sidebar line', {
  hero: entry('hero'),
  risks: entry('risks'),
  offer: entry('offer'),
  posts: entry('posts'),
  features: entry('features'),
  proof: entry('proof'),
  report: entry('report'),
  questions: entry('questions'),
});
