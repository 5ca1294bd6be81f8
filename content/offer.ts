import { figures } from './figures';

/** The limited-time offer, stated once: every page, email and ad takes it from here. */
export const offer = {
  label: 'Limited Time',
  code: 'AMAZON10',
  discount: '10%',
  retailer: 'AMAZON',
  /** The retailer's promo page. A placeholder under a reserved domain: replace before launch. */
  retailerHref: 'https://retailer.example/emberwall-promo',
  guarantee: '30-Day Money-Back Guarantee',
  support: `${figures.realTime} Support`,
  healthcareSupport: `${figures.realTime} HIPAA Compliance Support`,
} as const;
