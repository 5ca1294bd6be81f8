import type { Audience } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { films } from './film';
import { landing } from './landing';

export const remote = {
  id: 'remote',
  name: 'Remote Teams',
  campaign: 'remote-security-offer',
  landing,
  email,
  ad,
  launch,
  films,
} satisfies Audience;
