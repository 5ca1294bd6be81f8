import type { Audience } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { landing } from './landing';

export const remote = {
  id: 'remote',
  name: 'Remote Teams',
  campaign: 'remote-security-offer',
  landing,
  email,
  ad,
  launch,
} satisfies Audience;
