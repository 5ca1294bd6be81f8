import { graphemes } from './graphemes';

test.each([
  ['', 0],
  ['Emberwall', 9],
  ['Zu\u0308rich', 6],
  ['👩🏽‍⚕️🇨🇭', 2],
])('"%s" is %i characters long to a reader', (text, length) => {
  expect(graphemes(text)).toHaveLength(length);
  expect(graphemes(text).join('')).toBe(text);
});
