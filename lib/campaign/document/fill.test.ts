import { fill } from './fill';

test('names in braces are filled in, and other braces stay', () => {
  const template = 'Use {most} or {most}, not {length}. Type \\{ or {.';
  expect(fill(template, { most: 3, length: '{most}' })).toBe(
    'Use 3 or 3, not {most}. Type \\{ or {.',
  );
});
