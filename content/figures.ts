import type { Own } from './schema';

/** Company-wide marketing figures, used by several audiences. */
export const figures: Own = {
  uptime: { amount: 99.9, unit: 'percent', sample: true },
  realTime: { amount: 168, unit: 'hours a week', written: '24/7' },
  threatsBlocked: { amount: 2_500_000, unit: 'count', sample: true },
  breachCost: {
    amount: 4_350_000,
    unit: 'dollars',
    source: {
      label: 'IBM Cost of a Data Breach Report (worldwide)',
      year: '2022',
      href: 'https://newsroom.ibm.com/2022-07-27-IBM-Report-Consumers-Pay-the-Price-as-Data-Breach-Costs-Reach-All-Time-High',
    },
  },
};
