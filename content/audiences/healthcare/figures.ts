import type { Own } from '../../schema';

/** Figures and facts for this audience only. Company-wide figures are in content/figures.ts. */
export const own: Own = {
  compliant: { amount: 100, unit: 'percent' },
  recordsProtected: { amount: 8_000_000, unit: 'count', atLeast: true },
  recordsSecured: { amount: 7_900_000, unit: 'count' },
  blockedThreats: { amount: 3200, unit: 'count' },
  malwareBlocked: { amount: 5400, unit: 'count' },
  violationCost: { amount: 50_000, unit: 'dollars' },
  practicesExposed: { amount: 89, unit: 'percent' },
  breachDetection: { amount: 48, unit: 'hours', written: '#hrs' },
  // The sample access log: when a record was opened. The suspicious time stands out.
  opened: ['17:52', '19:40', '02:14', '07:58', '08:10', '09:26', '11:45'],
  openedAt: '02:14',
  reportAt: '07:30',
  support: '{figures.realTime} HIPAA Compliance Support',
};
