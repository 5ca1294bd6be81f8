import { brand } from '@/content/brand';
import { expiryProblems } from './check-content';

const expiring = (expires: string) => ({ ...brand, security: { ...brand.security, expires } });

test('the security contact may be used up to the day before it expires', () => {
  const now = new Date('2031-05-07T23:59:59Z');
  expect(expiryProblems(expiring('2031-05-08'), now)).toEqual([]);
  expect(expiryProblems(expiring('2031-05-07'), now)).toEqual([
    'content/brand.ts: brand.security.expires is "2031-05-07". It has to be a date later than today (2031-05-07): make sure the contact is still right, then pick a new date.',
  ]);
});
