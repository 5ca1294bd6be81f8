import type { TemplatePage } from '../schema';

export const emailTemplates = {
  route: '/email-templates',
  title: 'Email Templates',
  description: 'Ready-made campaign emails for each audience, with files for every email service.',
  theme: 'dark',
  part: 'email',
  badge: 'Campaign templates',
  lede: 'One email for each audience, as it looks in an inbox.',
  labels: {
    subject: 'Subject line',
    preview: 'Preview text',
    body: 'Email body',
    frame: 'Email for',
    open: 'Open email',
    inbox: 'Inbox',
    arrived: 'now',
    copySubject: 'Copy subject line',
    copyPreview: 'Copy preview text',
  },
  /** The page's list of contents on a phone, by the sections' ids. */
  sections: {
    email: 'The email',
    inbox: 'Inbox',
    export: 'Export',
    checks: 'Before you send',
  },
  /** The preview's switches, and what it says when it can't be shown. */
  view: {
    width: 'Width',
    /** By width in pixels. */
    widths: { '640': 'Desktop', '375': 'Phone' },
    scheme: 'Color scheme',
    schemes: { light: 'Light', dark: 'Dark mode', forced: 'Inverted by the app' },
    /** What the preview shows, by scheme. One line each, even on a phone. */
    notes: {
      light: 'As it looks in light mode.',
      dark: 'The email’s own dark colors.',
      forced: 'A rough idea: light and dark swapped.',
    },
    person: 'Sent to',
    /** Who receives the email in the preview. */
    people: { sample: 'Sample person', empty: 'No name', tags: 'Merge tags' },
    byService: 'Your email service adds this link.',
    failed: 'The preview didn’t load. Reload the page, or open the email in a new tab.',
  },
  /** A row's caption: `iPhone Mail, cut off after about 48 and 99 characters (subject, preview)`. */
  inbox: {
    cutAt: 'cut off after about',
    and: 'and',
    characters: 'characters (subject, preview)',
    inAll: 'characters in all',
  },
  /** The email's files, and what goes into them. */
  exportPanel: {
    heading: 'Export',
    provider: 'Email service',
    tags: 'Merge tags in this email',
    preheader: 'Leave the preview text out of the HTML',
    preheaderNote: 'The HTML already has it. Check this if your service adds its own.',
    copyHtml: 'Copy HTML',
    copyText: 'Copy plain text',
    downloadHtml: 'Download .html',
    downloadText: 'Download .txt',
    downloadDraft: 'Download .eml',
    draftNote:
      'The .eml file is an unsent draft with the HTML and the plain text. Open it in a mail app, and replace the sender, the recipient and the placeholders, including the one in its List-Unsubscribe header.',
    /** Only for a draft that a build made. */
    noDate: 'It has no date or Message-ID: your mail app adds both when you send it.',
  },
  /** What to know before the email is sent. `#` stands for what was found. */
  checks: {
    heading: 'Before you send',
    /** Shown after copying, before the names of what's still open. */
    open: 'Still to do',
    todo: 'To do',
    fine: 'Fine',
    subject: { name: 'Subject line', text: '# characters' },
    preview: { name: 'Preview text', text: '# characters' },
    inboxes: {
      name: 'Subject in each inbox',
      text: 'Too long for #. Put what matters first.',
      fine: 'Fits every inbox we check.',
    },
    size: { name: 'Size', text: '# KB. Gmail clips emails over 100 KB' },
    quote: {
      name: 'Sample quote',
      text: 'The testimonial is a sample. Replace it with a customer’s own words, or leave it out.',
    },
    links: {
      name: 'Placeholder links',
      text: 'The links and the image still lead to placeholder addresses: #. Ask whoever runs the site to enter your own.',
    },
    byHand: {
      name: 'Fields to fill in',
      text: '#. The files have placeholders for them.',
    },
    noFallback: {
      name: 'Tags without a fallback',
      text: '#. Set a default for the field in your email service.',
    },
    setup: 'In your email service',
    rules: 'How it works in',
    noSource: 'No source found.',
    checked: 'Last checked on',
  },
} as const satisfies TemplatePage & Record<string, unknown>;
