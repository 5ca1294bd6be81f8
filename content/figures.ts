import type { Own } from './schema';

/** Company-wide marketing figures, used by several audiences. */
export const figures: Own = {
  uptime: { amount: 99.9, unit: 'percent' },
  realTime: { amount: 168, unit: 'hours a week', written: '24/7' },
  threatsBlocked: { amount: 2_500_000, unit: 'count' },
  // Average cost of a data breach worldwide: IBM, Cost of a Data Breach Report 2022.
  breachCost: { amount: 4_350_000, unit: 'dollars' },
};
