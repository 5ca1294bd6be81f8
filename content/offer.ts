import type { Document, Offer } from './schema';

/** The limited-time offer. Every page, email, ad and film gets it from here. */
export const offer: Document<Offer> = {
  label: 'Limited Time',
  code: 'AMAZON10',
  discount: '10%',
  appliesTo: '{placeholder}your first year',
  until: 'March 31, 2027',
  condition: '{placeholder}New customers only, through {offer.until}',
  shortCondition: '{placeholder}New customers, by {offer.until}',
  statement: '{offer.discount} off {offer.appliesTo} with {offer.code}',
  retailer: 'AMAZON',
  // The retailer's promo page.
  retailerHref: 'https://retailer.example/promo',
  guarantee: '30-Day Money-Back Guarantee',
  refund: 'Tell us within 30 days, and you get your money back.',
  support: '{figures.realTime} Support',
};
