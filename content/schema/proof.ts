import * as v from 'valibot';
import { field } from './field';
import { link, part, text, upTo } from './text';

/** A requirement or a way in, with the page that says so. */
const row = v.object({
  requirement: field(text, { label: 'what it is', isName: true }),
  link: field(link, { label: 'source' }),
  measure: field(text, { label: 'what we do' }),
  /** A line of the report, `02:14` and what it says, or another place where one sees it. */
  evidence: field(v.object({ title: v.optional(text), text }), { label: 'where you see it' }),
});

/**
 * What a law, a standard or a public warning says, what we do about it, and where one sees it: proof
 * for a page that has no customers to name yet.
 */
export const proof = part('proof', {
  heading: text,
  intro: v.optional(text),
  /** The head of the table's first column. The other two are the same on all pages. */
  subject: field(text, { label: 'heading of the first column' }),
  rows: upTo(6, 'row', row),
});
