import { figures } from './figures';
import type { Offer } from './schema';
import { percent } from './schema/figure';
import { placeholder } from './schema/placeholder';

/** The limited-time offer. Every page, email and ad gets it from here. */
export const offer: Offer = {
  label: 'Limited Time',
  code: 'AMAZON10',
  discount: percent(10).text,
  retailer: 'AMAZON',
  // The retailer's promo page.
  retailerHref: placeholder('https://retailer.example/promo'),
  guarantee: '30-Day Money-Back Guarantee',
  support: `${figures.realTime.text} Support`,
  healthcareSupport: `${figures.realTime.text} HIPAA Compliance Support`,
};
