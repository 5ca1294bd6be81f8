import { count, deviceCount } from '../../schema/figure';
import type { City } from '../../schema';

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
};

/** Where the sample company's people work, with the local times of one moment and the number of devices in each city. */
export const cities: (City & { devices: ReturnType<typeof deviceCount> })[] = [
  {
    name: 'Austin',
    time: '08:05',
    longitude: -98,
    latitude: 30,
    boxes: 2,
    devices: deviceCount(63),
  },
  {
    name: 'Toronto',
    time: '09:05',
    longitude: -79,
    latitude: 44,
    boxes: 5,
    devices: deviceCount(141),
  },
  {
    name: 'Lisbon',
    time: '14:05',
    longitude: -9,
    latitude: 39,
    boxes: 3,
    alert: true,
    devices: deviceCount(96),
  },
  {
    name: 'Manila',
    time: '22:05',
    longitude: 121,
    latitude: 15,
    boxes: 4,
    devices: deviceCount(118),
  },
];
