import type { Audience } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { films } from './film';
import { landing } from './landing';

export const healthcare = {
  id: 'healthcare',
  name: 'Healthcare',
  campaign: 'healthcare-security-offer',
  landing,
  email,
  ad,
  launch,
  films,
} satisfies Audience;
