import { mergeFields } from '../merge-tags';
import { offer } from '../offer';
import { site } from '../site';

/** What every email says, whoever it is for. */
export const emailWords = {
  greeting: `Hello ${mergeFields.firstName},`,
  offer: `${offer.discount} off with code`,
  reason: `You receive this email because you asked ${site.name} about security.`,
  viewInBrowser: 'View in browser',
  unsubscribe: 'Unsubscribe',
} as const;

/** How a visit from an email is filed by analytics: `utm_source` and `utm_medium`; the campaign is the audience's. */
export const emailUtm = { source: 'newsletter', medium: 'email' } as const;

/** The house's limits, in graphemes. A phone's inbox may cut earlier: the page shows where. */
export const emailLimits = { subject: 60, preview: 110 } as const;

/** In bytes. Gmail clips a longer email (102 KB) and hides the rest, the unsubscribe link with it. */
export const emailBytes = { warn: 80_000, limit: 102_400 } as const;
