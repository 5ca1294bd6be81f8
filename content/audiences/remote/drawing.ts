import type { Drawing } from '../../schema';
import { cities, devicesPerBox, sampleCompany } from './figures';

export const drawing: Drawing = {
  id: 'fleet',
  cities,
  box: `= ${devicesPerBox.text}`,
  night: 'Night',
  alarm: ['Unknown laptop', `Sign-in held at ${sampleCompany.heldAt}`],
};
