import { brand } from './brand';
import { offer } from './offer';
import type { EmailShared } from './schema';

// Chosen to read well as they are, to be found by a plain search, and to survive HTML escaping unchanged. The links are
// proper addresses under a reserved domain.
const mergeFields = {
  firstName: '[First name]',
  company: '[Company]',
  postalAddress: '[Postal address]',
  viewInBrowser: 'https://merge-field.example/view-in-browser',
  unsubscribe: 'https://merge-field.example/unsubscribe',
};

/** What every email says, whoever it's for, and how its links and merge fields are written. */
export const email: EmailShared = {
  words: {
    greeting: `Hello ${mergeFields.firstName},`,
    offer: `${offer.discount} off with code`,
    reason: `You're getting this email because you asked ${brand.name} about security.`,
    viewInBrowser: 'View in browser',
    unsubscribe: 'Unsubscribe',
  },
  utm: { source: 'newsletter', medium: 'email' },
  mergeFields,
};
