import * as v from 'valibot';
import { brand } from '../brand';
import { brandSchema } from './brand';

const accepts = (security: Partial<typeof brand.security>) =>
  v.is(brandSchema, { ...brand, security: { ...brand.security, ...security } });

test.each([
  ['mailto:security@a.example', true],
  ['https://a.example/@security', true],
  ['security@a.example', false],
  ['http://a.example', false],
  ['https://', false],
  // It would add a line of its own to security.txt.
  ['mailto:a@a.example\nContact: mailto:b@b.example', false],
])('a security contact can be %j: %s', (contact, expected) => {
  expect(accepts({ contact })).toBe(expected);
});

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-11', false],
  ['November 1, 2027', false],
])('the day it expires can be %j: %s', (expires, expected) => {
  expect(accepts({ expires })).toBe(expected);
});
