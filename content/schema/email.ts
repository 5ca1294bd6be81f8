import * as v from 'valibot';
import { httpsAddress, listOf, text, textUpTo } from './text';

/** In graphemes: the house's limits. A phone's inbox may cut earlier; the email page shows where. */
export const emailLimits = { subject: 60, preview: 110 } as const;

/** In bytes. Gmail clips a longer email (102 KB) and hides the rest, the unsubscribe link with it. */
export const emailBytes = { warn: 80_000, limit: 102_400 } as const;

/** The words of an email. Rendering them gives the email template that a marketer takes away. */
export const emailSchema = v.object({
  subject: textUpTo(emailLimits.subject),
  /** Also called preheader: what an inbox shows after the subject. Says something that the subject does not. */
  preview: textUpTo(emailLimits.preview),
  /** Above the headline: what this is. */
  label: text,
  headline: text,
  intro: text,
  risks: v.object({ heading: text, items: listOf(text) }),
  solutions: v.object({ heading: text, items: listOf(text) }),
  testimonial: v.object({ quote: text, by: text }),
  /** The button; it leads to the audience's landing page. */
  cta: text,
  badges: listOf(text),
});

/** What an email leaves to the service that sends it. */
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

/** A service that sends emails, and its tag for each field. A field without a tag is filled in by hand. */
export const emailServiceSchema = v.object({
  id: text,
  name: text,
  tags: v.object({ ...mergeFieldsSchema.entries, postalAddress: v.optional(text) }),
});

/** What every email says, whoever it is for, and how its links and merge fields are written. */
export const emailSharedSchema = v.object({
  words: v.object({
    greeting: text,
    offer: text,
    reason: text,
    viewInBrowser: text,
    unsubscribe: text,
  }),
  /** How analytics files a visit from an email: `utm_source` and `utm_medium`; the campaign is the audience's. */
  utm: v.object({ source: text, medium: text }),
  /** What stands in an email for each field until a service's tag replaces it. */
  mergeFields: v.object({
    ...mergeFieldsSchema.entries,
    viewInBrowser: httpsAddress,
    unsubscribe: httpsAddress,
  }),
});

export type EmailCopy = v.InferOutput<typeof emailSchema>;
export type MergeField = (typeof mergeFieldNames)[number];
export type EmailService = v.InferOutput<typeof emailServiceSchema>;
export type EmailShared = v.InferOutput<typeof emailSharedSchema>;

/** An email template, ready to be sent: `content` is the whole HTML document. */
export interface EmailTemplate {
  subject: string;
  preview: string;
  content: string;
}
