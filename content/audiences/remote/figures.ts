import { count, deviceCount } from '../../schema/figure';
import type { City } from '../../schema';

/** Figures of this audience alone; the whole company's are in content/figures.ts. */
export const remoteFigures = {
  devicesProtected: count(185_000),
  countriesSecured: count(94),
  teamMembers: count(42_000),
};

/** The sample company's people, and how many of its devices report, and have every update. */
const devices = 418;

export const sampleCompany = {
  people: 212,
  reporting: count(devices, devices),
  updated: count(412, devices),
  signInsChecked: count(1306),
  signInsHeld: count(1),
};

/** Where the sample company's people work, all at the same moment, and how many devices they have there. */
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
