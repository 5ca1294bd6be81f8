import { figures } from './figures';
import type { Offer } from './schema';
import { percent } from './schema/figure';
import { placeholder } from './schema/placeholder';

const guaranteeDays = 30;

/** The limited-time offer. Every page, email and ad gets it from here. */
export const offer: Offer = {
  label: 'Limited Time',
  code: 'AMAZON10',
  discount: percent(10).text,
  appliesTo: placeholder('your first year'),
  valid: placeholder('Until further notice'),
  retailer: 'AMAZON',
  // The retailer's promo page.
  retailerHref: placeholder('https://retailer.example/promo'),
  guarantee: `${guaranteeDays}-Day Money-Back Guarantee`,
  refund: `Tell us within ${guaranteeDays} days, and you get your money back.`,
  support: `${figures.realTime.text} Support`,
  healthcareSupport: `${figures.realTime.text} HIPAA Compliance Support`,
};
