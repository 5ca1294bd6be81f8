/** @jest-environment node */
import * as v from 'valibot';
import { id } from '@/content/schema/text';
import { rowId } from './row-id';

test.each([
  ['Austin', 'austin'],
  ['São Paulo / Brazil', 'sao-paulo-brazil'],
  ['O’Fallon', 'ofallon'],
  ['Łódź Straße', 'lodz-strasse'],
  ['3rd Street', 'row-3rd-street'],
  ['東京', 'row-7'],
  ['CON', 'row-con'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s is %s', (name, expected) => {
  expect(rowId(name, 7, new Set())).toBe(expected);
});

test('an id is unique, and never longer than 40 characters', () => {
  const taken = new Set<string>();
  for (let count = 0; count < 12; count += 1) {
    const next = rowId('x'.repeat(60), 2, taken);
    expect(next.length).toBeLessThanOrEqual(40);
    expect(v.is(id, next)).toBe(true);
    taken.add(next);
  }
  expect(taken.size).toBe(12);
});
