import type { Own } from '../../schema';

/** Figures and facts for this audience only. Company-wide figures are in content/figures.ts. */
export const own: Own = {
  devicesProtected: { amount: 185_000, unit: 'count', sample: true },
  countriesSecured: { amount: 94, unit: 'count', sample: true },
  teamMembers: { amount: 42_000, unit: 'count', sample: true },
  stolenPasswords: {
    amount: 19,
    unit: 'percent',
    source: {
      label: 'IBM Cost of a Data Breach Report (worldwide)',
      year: '2022',
      href: 'https://newsroom.ibm.com/2022-07-27-IBM-Report-Consumers-Pay-the-Price-as-Data-Breach-Costs-Reach-All-Time-High',
    },
  },
  breachDays: {
    amount: 277,
    unit: 'count',
    source: {
      label: 'IBM Cost of a Data Breach Report (worldwide)',
      year: '2022',
      href: 'https://newsroom.ibm.com/2022-07-27-IBM-Report-Consumers-Pay-the-Price-as-Data-Breach-Costs-Reach-All-Time-High',
    },
  },
  // The made-up company in the status panel and the ads: its people, devices and sign-ins.
  people: { amount: 212, unit: 'count' },
  reporting: { amount: 418, whole: 418, unit: 'count' },
  updated: { amount: 412, whole: 418, unit: 'count' },
  signInsChecked: { amount: 1306, unit: 'count' },
  signInsHeld: { amount: 1, unit: 'count' },
  heldAt: '14:01',
  reportAt: '14:05',
  // Where its people work, with the local times of one moment.
  cities: [
    { name: 'Austin', time: '08:01', longitude: -98, latitude: 30 },
    { name: 'Toronto', time: '09:01', longitude: -79, latitude: 44 },
    { name: 'Lisbon', time: '14:01', longitude: -9, latitude: 39 },
    { name: 'Manila', time: '22:01', longitude: 121, latitude: 15 },
  ],
  // The city where a sign-in was held.
  alertCity: 'Lisbon',
};
