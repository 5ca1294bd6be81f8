import { codeIn, plainIn } from './markdown';

test.each([
  ['Plain words', '`Plain words`'],
  ['Two\nlines', '`Two lines`'],
  ['With `code` and ``more``', '``` With `code` and ``more`` ```'],
  ['![a](https://a.example) @someone', '`![a](https://a.example) @someone`'],
  ['x'.repeat(300), `\`${'x'.repeat(200)}…\``],
])('%j as code is %j', (text, markdown) => {
  expect(codeIn(text)).toBe(markdown);
});

test.each([
  ['It can’t be empty.', 'It can’t be empty.'],
  [
    'The caption “<b>*@someone*</b>” (#1)',
    'The caption “\\<b\\>\\*@\u200Bsomeone\\*\\</b\\>” (#\u200B1)',
  ],
  ['Two\n::lines::', 'Two ::lines::'],
  ['[a](https://a.example)', '\\[a\\](https://a.example)'],
])('%j as a sentence is %j', (text, markdown) => {
  expect(plainIn(text)).toBe(markdown);
});
