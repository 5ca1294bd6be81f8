import type { Example as Content } from '@/content/schema';
import { AccessRecord } from './access-record';
import { AccountDay } from './account-day';
import { HomeZones } from './home-zones';

/** What a customer gets, as an example, in text that can be read. */
export function Example(example: Content) {
  switch (example.id) {
    case 'access-record':
      return <AccessRecord {...example} />;
    case 'account-day':
      return <AccountDay {...example} />;
    case 'home-zones':
      return <HomeZones {...example} />;
    default:
      return example satisfies never;
  }
}
