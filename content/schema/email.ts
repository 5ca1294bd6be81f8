import * as v from 'valibot';
import { httpsAddress, listOf, text, textUpTo } from './text';

/** Our own limits, in graphemes. Inboxes on phones may cut them off sooner; the email page shows where. */
export const emailLimits = { subject: 60, preview: 110 } as const;

/** In bytes. Gmail clips emails over 102 KB and hides the rest, including the unsubscribe link. */
export const emailBytes = { warn: 80_000, limit: 102_400 } as const;

/** The text of an email. Rendering it makes the email template that marketers export. */
export const emailSchema = v.object({
  subject: textUpTo(emailLimits.subject),
  /** Also called the preheader: what an inbox shows after the subject. It has to add something to the subject. */
  preview: textUpTo(emailLimits.preview),
  /** A short label above the headline. */
  label: text,
  headline: text,
  intro: text,
  risks: v.object({ heading: text, items: listOf(text) }),
  solutions: v.object({ heading: text, items: listOf(text) }),
  /** `sample` marks one that no customer has said. */
  testimonial: v.object({ quote: text, by: text, sample: v.optional(v.boolean()) }),
  /** The button's label. The button links to the audience's landing page. */
  cta: text,
  badges: listOf(text),
});

/** The fields that the email service fills in for each recipient. */
export const mergeFieldNames = [
  'firstName',
  'company',
  'postalAddress',
  'viewInBrowser',
  'unsubscribe',
] as const;

const mergeFieldsSchema = v.object({
  firstName: text,
  company: text,
  postalAddress: text,
  viewInBrowser: text,
  unsubscribe: text,
});

/** An email service and its merge tags. A field without a tag is filled in by hand. */
export const emailServiceSchema = v.object({
  id: text,
  name: text,
  tags: v.object({ ...mergeFieldsSchema.entries, postalAddress: v.optional(text) }),
});

/** What all emails have in common. */
export const emailSharedSchema = v.object({
  words: v.object({
    greeting: text,
    offer: text,
    reason: text,
    /** Says that a testimonial is a sample. Only for whoever sends the email. */
    sample: text,
    viewInBrowser: text,
    unsubscribe: text,
  }),
  /** The `utm_source` and `utm_medium` of links in emails. `utm_campaign` comes from the audience. */
  utm: v.object({ source: text, medium: text }),
  /** The placeholder for each field until a service's tag replaces it. */
  mergeFields: v.object({
    ...mergeFieldsSchema.entries,
    viewInBrowser: httpsAddress,
    unsubscribe: httpsAddress,
  }),
  /** Stands in for an empty first name, in services whose tags can have a fallback: `Hello there,`. */
  fallback: text,
  /** What the preview shows for a reader's name and for the sender's address. No export contains it. */
  samplePerson: v.object({ firstName: text, postalAddress: text }),
});

export type EmailCopy = v.InferOutput<typeof emailSchema>;
export type MergeField = (typeof mergeFieldNames)[number];
export type EmailService = v.InferOutput<typeof emailServiceSchema>;
export type EmailShared = v.InferOutput<typeof emailSharedSchema>;

/** A finished email template. `content` is the whole HTML document. */
export interface EmailTemplate {
  subject: string;
  preview: string;
  content: string;
}
