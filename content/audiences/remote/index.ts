import type { AudienceDocument } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { own } from './figures';
import { landing } from './landing';

export const remote = {
  id: 'remote',
  name: 'Remote Teams',
  own,
  landing,
  email,
  ad,
  launch,
} satisfies AudienceDocument;
