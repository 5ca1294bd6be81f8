import type { Document, EmailShared } from './schema';

/** What all emails have in common: shared text, campaign tags for links, and merge fields. */
export const email: Document<EmailShared> = {
  words: {
    greeting: 'Hello [First name],',
    offer: '{offer.discount} off {offer.appliesTo} with code',
    reason: 'You’re getting this email because you asked {brand.name} about security.',
    sample: 'The testimonial is a sample. Replace it with a customer’s words, or leave it out.',
    quote: '“#”',
    viewInBrowser: 'View in browser',
    preferences: 'Email preferences',
    unsubscribe: 'Unsubscribe',
  },
  fallback: 'there',
  draft: {
    from: 'Sender <sender@merge-field.example>',
    to: 'Recipient <recipient@merge-field.example>',
  },
  utm: { source: 'newsletter', medium: 'email' },
  // These placeholders read well as they are, are easy to search for, and don't change when HTML is
  // escaped. The links are valid addresses on a reserved domain (RFC 2606).
  mergeFields: {
    firstName: '[First name]',
    sender: '[Company name and postal address]',
    viewInBrowser: 'https://merge-field.example/view-in-browser',
    preferences: 'https://merge-field.example/preferences',
    unsubscribe: 'https://merge-field.example/unsubscribe',
  },
  samplePerson: {
    firstName: 'Alex',
    sender: '{brand.name}, 123 Sample Street, Springfield, IL 62701',
  },
};
