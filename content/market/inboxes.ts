import type { Inbox } from '../schema';

/**
 * The inboxes that the email page imitates. The limits depend on the screen and the font. Last
 * checked on 2026-11-22. Where nothing else is said, they were measured with real devices in August
 * 2026, an iPhone 14 and a browser 1,400 pixels wide:
 * https://www.emailtooltester.com/en/blog/email-subject-lines-character-limit/
 * In the browser, the subject and the preview text share one line, and the figure is for both.
 */
export const inboxes: readonly Inbox[] = [
  {
    id: 'iphone',
    name: 'iPhone Mail',
    program: 'iphone',
    device: 'phone',
    subject: 48,
    preview: 99,
  },
  {
    id: 'gmail-phone',
    name: 'Gmail, phone',
    program: 'gmail',
    device: 'phone',
    subject: 37,
    preview: 39,
  },
  {
    id: 'gmail-desktop',
    name: 'Gmail, desktop',
    program: 'gmail',
    device: 'desktop',
    subject: 88,
  },
  {
    id: 'outlook-phone',
    name: 'Outlook, phone',
    program: 'outlook',
    device: 'phone',
    // These two sites collected the figures but didn't measure them:
    // https://typecount.com/blog/email-subject-line-length
    subject: 38,
    // https://themarketer.com/resources/knowledge-base/how-long-should-your-preview-texts-be
    preview: 55,
  },
  {
    id: 'outlook-desktop',
    name: 'Outlook, desktop',
    program: 'outlook',
    device: 'desktop',
    subject: 51,
  },
];
