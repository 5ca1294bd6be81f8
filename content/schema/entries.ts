import * as v from 'valibot';
import { field } from './field';
import type { SectionName } from './section';
import { part, text } from './text';

/** `07:30`, `Report`, `sent`; or `Cost per violation`, `$50K`. */
const line = {
  time: v.optional(text),
  text: field(text, { help: 'In the sidebar, and above the section’s heading.' }),
  figure: field(text, { label: 'figure', help: 'Short: it’s on the same line.' }),
};

/** A section's line. */
const entry = <Entries extends v.ObjectEntries>(section: SectionName, entries: Entries) =>
  v.optional(field(v.object(entries), { label: section }));

/**
 * The lines of the report in the sidebar, by the sections that they lead to, and what those sections
 * are called. A section without one isn't in it.
 */
export const entries = part('sidebar line', {
  hero: entry('hero', {
    ...line,
    /** What's printed over the figure once the incident has been stopped. */
    outcome: v.optional(text),
  }),
  risks: entry('risks', line),
  offer: entry('offer', line),
  posts: entry('posts', line),
  features: entry('features', line),
  proof: entry('proof', line),
  report: entry('report', line),
  questions: entry('questions', line),
});
