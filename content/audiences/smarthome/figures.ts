import type { Own } from '../../schema';

/** Figures and facts for this audience only. Company-wide figures are in content/figures.ts. */
export const own: Own = {
  // When somebody tries to look through the nursery camera.
  triedAt: '03:04',
  reportAt: '07:00',
  homesProtected: { amount: 60_000, unit: 'count', sample: true },
  infectedDevices: {
    amount: 65_000,
    unit: 'count',
    source: {
      label: 'Understanding the Mirai Botnet, USENIX Security',
      year: '2017',
      href: 'https://www.usenix.org/conference/usenixsecurity17/technical-sessions/presentation/antonakakis',
    },
  },
  camerasActive: { amount: 4, whole: 4, unit: 'count' },
  devicesOnline: { amount: 12, whole: 12, unit: 'count' },
  alertsToday: { amount: 3, unit: 'count' },
  securityScore: { amount: 98, whole: 100, unit: 'score' },
};
