import * as v from 'valibot';
import { httpsAddress, id, listOf, text } from './text';

const characters = v.pipe(v.number(), v.integer(), v.minValue(1, 'one or more'));

/** How an inbox lists an email, and how much of its text it shows. */
const inboxSchema = v.object({
  id,
  name: text,
  program: v.picklist(['iphone', 'gmail', 'outlook']),
  device: v.picklist(['phone', 'desktop']),
  /** About how much of the subject shows, in graphemes. */
  subject: characters,
  /**
   * The same for the preview text. Left out if it shares a line with the subject and gets the rest.
   */
  preview: v.optional(characters),
  /** The published figures it's taken from. */
  sources: listOf(httpsAddress),
});

export const inboxesSchema = v.object({
  /** When the figures were last checked: `2026-11-22`. */
  checked: v.pipe(v.string(), v.isoDate('a date such as 2026-11-22')),
  items: listOf(inboxSchema),
});

export type Inbox = v.InferOutput<typeof inboxSchema>;
export type Inboxes = v.InferOutput<typeof inboxesSchema>;
