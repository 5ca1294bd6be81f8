import type { Audience } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { films } from './film';
import { landing } from './landing';

export const smarthome = {
  id: 'smarthome',
  name: 'Smart Home',
  campaign: 'smart-home-offer',
  landing,
  email,
  ad,
  launch,
  films,
} satisfies Audience;
