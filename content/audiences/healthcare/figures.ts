import type { Own } from '../../schema';

/** Figures and facts for this audience only. Company-wide figures are in content/figures.ts. */
export const own: Own = {
  compliant: { amount: 100, unit: 'percent', sample: true },
  recordsProtected: { amount: 8_000_000, unit: 'count', atLeast: true, sample: true },
  recordsSecured: { amount: 7_900_000, unit: 'count' },
  blockedThreats: { amount: 3200, unit: 'count' },
  malwareBlocked: { amount: 5400, unit: 'count' },
  violationCost: {
    amount: 50_000,
    unit: 'dollars',
    source: {
      label: 'HIPAA’s penalties, 45\u00a0CFR\u00a0160.404',
      year: '2013',
      href: 'https://www.ecfr.gov/current/title-45/section-160.404',
    },
  },
  practicesExposed: { amount: 89, unit: 'percent', sample: true },
  breachDetection: { amount: 48, unit: 'hours', written: '#hrs', sample: true },
  openedAt: '02:14',
  // When we've checked the account on every other system.
  checkedAt: '02:15',
  reportAt: '07:30',
  support: '{figures.realTime} HIPAA Compliance Support',
};
