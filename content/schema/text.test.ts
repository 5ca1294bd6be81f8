import * as v from 'valibot';
import { paragraphs, text } from './text';

test.each([
  ['One line.', true, true],
  ['One.\n\nTwo.', false, true],
  ['One.\nTwo.', false, false],
  ['One.\n\n\nTwo.', false, false],
  ['One.\n\n', false, false],
  ['One. \n\nTwo.', false, false],
  ['Two  spaces.', false, false],
  ['', false, false],
])('%j may be a text: %s; paragraphs: %s', (value, isText, areParagraphs) => {
  expect([v.is(text, value), v.is(paragraphs, value)]).toEqual([isText, areParagraphs]);
});
