import { inboxText } from './inbox-text';

const phone = { subject: 5, preview: 8 };
const desktop = { subject: 12 };

test.each([
  [phone, ['Hello', 'Breaches'], ['Hello', 'Breaches']],
  [phone, ['Hello you', 'Breaches cost'], ['Hello…', 'Breaches…']],
  // As a reader counts, and with no space before the dots.
  [phone, ['Zu\u0308rich', 'Secure. Now'], ['Zu\u0308ric…', 'Secure.…']],
  [phone, ['Four more', 'Seven: and'], ['Four…', 'Seven: a…']],
  // On one line, the preview text gets the room that the subject leaves.
  [desktop, ['Hello', 'Breaches'], ['Hello', 'Brea…']],
  [desktop, ['Hello, reader', 'Breaches'], ['Hello, reade…', '']],
])('%j: %j is cut off as %j', (inbox, [subject = '', preview = ''], [start, rest]) => {
  expect(inboxText(inbox, subject, preview)).toEqual({ subject: start, preview: rest });
});
