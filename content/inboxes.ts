import type { Inbox } from './schema';

// Measured with real devices in August 2026: an iPhone 14, and a browser 1,400 pixels wide. In the
// browser, the subject and the preview text share one line, and the figure is for both.
const measured: Inbox['sources'][number] =
  'https://www.emailtooltester.com/en/blog/email-subject-lines-character-limit/';

/** The inboxes that the email page imitates. The limits depend on the screen and the font. */
export const inboxes: { checked: string; items: Inbox[] } = {
  checked: '2026-11-22',
  items: [
    {
      id: 'iphone',
      name: 'iPhone Mail',
      program: 'iphone',
      device: 'phone',
      subject: 48,
      preview: 99,
      sources: [measured],
    },
    {
      id: 'gmail-phone',
      name: 'Gmail, phone',
      program: 'gmail',
      device: 'phone',
      subject: 37,
      preview: 39,
      sources: [measured],
    },
    {
      id: 'gmail-desktop',
      name: 'Gmail, desktop',
      program: 'gmail',
      device: 'desktop',
      subject: 88,
      sources: [measured],
    },
    {
      id: 'outlook-phone',
      name: 'Outlook, phone',
      program: 'outlook',
      device: 'phone',
      // These two sites collected the figures but didn't measure them. The first has the subject's,
      // the second the preview text's.
      subject: 38,
      preview: 55,
      sources: [
        'https://typecount.com/blog/email-subject-line-length',
        'https://themarketer.com/resources/knowledge-base/how-long-should-your-preview-texts-be',
      ],
    },
    {
      id: 'outlook-desktop',
      name: 'Outlook, desktop',
      program: 'outlook',
      device: 'desktop',
      subject: 51,
      sources: [measured],
    },
  ],
};
