import { inboxText } from './inbox-text';

const phone = { subject: 5, preview: 8 };
const desktop = { subject: 12 };

test('cuts off the subject and the preview text, each at its own limit, as a reader counts', () => {
  expect(inboxText(phone, 'Hello', 'Breaches')).toEqual({ subject: 'Hello', preview: 'Breaches' });
  expect(inboxText(phone, 'Hello you', 'Breaches cost')).toEqual({
    subject: 'Hello…',
    preview: 'Breaches…',
  });
  expect(inboxText(phone, 'Zu\u0308rich', 'Secure. Now').subject).toBe('Zu\u0308ric…');
  // There's no space before the dots.
  expect(inboxText(phone, 'Four more', 'Seven: and')).toEqual({
    subject: 'Four…',
    preview: 'Seven: a…',
  });
});

test('on one line, the preview text gets the room that the subject leaves', () => {
  expect(inboxText(desktop, 'Hello', 'Breaches')).toEqual({ subject: 'Hello', preview: 'Brea…' });
  expect(inboxText(desktop, 'Hello, reader', 'Breaches')).toEqual({
    subject: 'Hello, reade…',
    preview: '',
  });
});
