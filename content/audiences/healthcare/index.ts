import type { AudienceDocument } from '../../schema';
import { ad, launch } from './ad';
import { email } from './email';
import { own } from './figures';
import { landing } from './landing';

export const healthcare = {
  id: 'healthcare',
  name: 'Healthcare',
  campaign: 'healthcare-security-offer',
  own,
  landing,
  email,
  ad,
  launch,
} satisfies AudienceDocument;
