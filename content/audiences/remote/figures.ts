import { count, deviceCount } from '../../schema/figure';
import type { City, Figure } from '../../schema';

/** Figures for this audience only. Company-wide figures are in content/figures.ts. */
export const remoteFigures = {
  devicesProtected: count(185_000),
  countriesSecured: count(94),
  teamMembers: count(42_000),
};

const devices = 418;

/** The made-up company in the status panel and the ads: its people, devices and sign-ins. */
export const sampleCompany = {
  people: 212,
  reporting: count(devices, devices),
  updated: count(412, devices),
  signInsChecked: count(1306),
  signInsHeld: count(1),
  heldAt: '14:01',
};

/** How many devices one box stands for, on the map and in the ads. */
export const devicesPerBox = deviceCount(30);

const devicesThere = (amount: number) => ({
  devices: deviceCount(amount),
  boxes: Math.round(amount / devicesPerBox.amount),
});

/** Where the sample company's people work, with the local times of one moment and the number of devices in each city. */
export const cities: (City & { devices: Figure })[] = [
  { name: 'Austin', time: '08:05', longitude: -98, latitude: 30, ...devicesThere(63) },
  { name: 'Toronto', time: '09:05', longitude: -79, latitude: 44, ...devicesThere(141) },
  { name: 'Lisbon', time: '14:05', longitude: -9, latitude: 39, alert: true, ...devicesThere(96) },
  { name: 'Manila', time: '22:05', longitude: 121, latitude: 15, ...devicesThere(118) },
];
