import * as v from 'valibot';
import { field } from './field';
import { readMailboxes } from './mailbox';
import { type HttpsAddress, httpsAddress, listOf, matching, paragraphs, text, utm } from './text';

/** Our own limits, in graphemes. Inboxes on phones may cut texts off sooner. */
export const emailLimits = { subject: 60, preview: 110 } as const;

/** In bytes. Gmail clips emails over 102 KB and hides the rest, including the unsubscribe link. */
export const emailBytes = { warn: 80_000, limit: 102_400 } as const;

/** A heading and what it's about, point by point. */
const points = v.object({
  heading: text,
  items: field(listOf(text), { label: 'points' }),
});

/** The text of an email. Rendering it makes the email template that marketers export. */
export const emailSchema = field(
  v.object({
    subject: field(text, { label: 'Subject line', limit: emailLimits.subject }),
    /** The preheader: what an inbox shows after the subject. It has to add something to that. */
    preview: field(text, {
      label: 'Preview text',
      help: 'Shown after the subject line. Say something the subject doesn’t.',
      limit: emailLimits.preview,
    }),
    label: field(text, { label: 'Label above the headline' }),
    headline: text,
    intro: paragraphs,
    /** The button's label. The button links to the audience's landing page. */
    cta: field(text, { label: 'Button' }),
    risks: field(points, { label: 'Risks' }),
    /** Between the two: a few lines of the report on the landing page. */
    report: v.optional(
      field(
        v.object({
          heading: field(text, {
            help: 'The lines below it are from the report on the landing page.',
          }),
        }),
        { label: 'Report' },
      ),
    ),
    solutions: field(points, { label: 'Solutions' }),
    /** A quote with `{placeholder}` is a sample: no customer has said it. */
    testimonial: v.optional(
      field(
        v.object({
          quote: v.optional(
            field(text, {
              help: 'Use a real customer’s words. The original quote is only a sample. Leave this empty to omit the quote.',
            }),
          ),
          by: v.optional(field(text, { label: 'Who said it' })),
        }),
        { confirmedAs: 'quote' },
      ),
    ),
    badges: listOf(text),
  }),
  { group: 'email', isEmail: true },
);

const person = matching(
  (value) => readMailboxes(value).length === 1,
  'a name and an address, such as Ada <ada@mail.example>',
);

const people = matching(
  (value) => readMailboxes(value).length > 0,
  'names and addresses with a comma between them, such as Ada <ada@mail.example>, Grace <grace@mail.example>',
);

export const emailSharedSchema = field(
  v.object({
    words: v.object({
      greeting: field(text, {
        group: 'email',
        label: 'Greeting',
        help: '“[First name]” becomes the reader’s first name.',
      }),
      offer: field(text, { group: 'email', label: 'Offer above the code' }),
      reason: field(text, { group: 'email', label: 'Why the reader gets this email' }),
      /** Says that a testimonial is a sample. Only for whoever sends the email. */
      sample: text,
      /** A quote in quotation marks; `#` stands for it. */
      quote: text,
      viewInBrowser: text,
      preferences: text,
      unsubscribe: text,
    }),
    /** The word that a greeting uses for someone whose first name isn't known: `Hello there,`. */
    fallback: text,
    /** The sender and the recipients of a draft, each as `Name <address>`, for a person to replace. */
    draft: v.object({ from: person, to: people }),
    /** The `utm_source` and `utm_medium` of links in emails. */
    utm,
    /** The placeholder for each field until a service's tag replaces it. */
    mergeFields: v.object({
      firstName: text,
      /** A company's name and postal address. */
      sender: text,
      viewInBrowser: httpsAddress,
      preferences: httpsAddress,
      unsubscribe: httpsAddress,
    }),
    /** The sender's name and address, for services without a tag for it. */
    sender: v.optional(
      field(v.pipe(text, v.regex(/^[^<>"]*$/, 'text without <, > or quotation marks')), {
        group: 'campaign',
        label: 'Sender: company name and postal address',
        mustBeValid: true,
        help: 'Not used if your email service has a tag for it and fills in your address itself.',
      }),
    ),
    /** What the preview shows for a reader's name and for the sender. It's never in an export. */
    samplePerson: v.object({ firstName: text, sender: text }),
  }),
  { isEmail: true },
);

export type EmailCopy = v.InferOutput<typeof emailSchema>;
export type EmailShared = v.InferOutput<typeof emailSharedSchema>;
/** A field that the email service fills in. */
export type MergeField = keyof EmailShared['mergeFields'];

/** A finished email template. `content` is the whole HTML document. */
export interface EmailTemplate {
  subject: string;
  preview: string;
  content: string;
}

/** An email service, its merge tags, and what it requires. */
export interface EmailService {
  id: string;
  name: string;
  /** If there's no tag for the sender, somebody has to fill it in. */
  tags: Record<Exclude<MergeField, 'sender'>, string> & { sender?: string };
  /** What the service wants to find in the HTML and in the plain text before it sends them. */
  required: string[];
  /** The attribute that makes an element of the HTML editable there. Its value is a unique name. */
  editAttribute?: string;
  /** What our files rely on, and the service's page that says so, if there is one. */
  rules: { says: string; source?: HttpsAddress }[];
  /** What has to be set up in the service for a tag to work. */
  setup?: string;
}

/** How an inbox lists an email, and how much of its text it shows. */
export interface Inbox {
  id: string;
  name: string;
  program: 'iphone' | 'gmail' | 'outlook';
  device: 'phone' | 'desktop';
  /** About how much of the subject shows, in graphemes. */
  subject: number;
  /** The same for the preview text, unless it shares a line with the subject and gets the rest. */
  preview?: number;
}
