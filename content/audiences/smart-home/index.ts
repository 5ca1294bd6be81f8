import type { Audience } from '../../schema';
import { ad } from './ad';
import { email } from './email';
import { landing } from './landing';

export const smarthome = {
  id: 'smarthome',
  name: 'Smart Home',
  landing,
  email,
  ad,
} satisfies Audience;
