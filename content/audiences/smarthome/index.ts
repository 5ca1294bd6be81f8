import type { AudienceDocument } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { own } from './figures';
import { landing } from './landing';

export const smarthome = {
  id: 'smarthome',
  name: 'Smart Home',
  own,
  landing,
  email,
  ad,
  launch,
} satisfies AudienceDocument;
