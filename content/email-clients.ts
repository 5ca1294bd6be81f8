/** The mail apps that an email must work in, by their ids in the support data (caniemail.com). */
export const emailClients = [
  ['gmail.desktop-webmail', 'Gmail, web'],
  ['gmail.ios', 'Gmail, iOS'],
  ['gmail.android', 'Gmail, Android'],
  ['outlook.windows', 'Outlook, Windows'],
  ['outlook.macos', 'Outlook, Mac'],
  ['outlook.outlook-com', 'Outlook, web'],
  ['apple-mail.macos', 'Apple Mail, macOS'],
  ['apple-mail.ios', 'Apple Mail, iOS'],
  ['yahoo.desktop-webmail', 'Yahoo Mail, web'],
  ['yahoo.ios', 'Yahoo Mail, iOS'],
  ['yahoo.android', 'Yahoo Mail, Android'],
] as const;

type Client = (typeof emailClients)[number][0];

const gmail: Client[] = ['gmail.desktop-webmail', 'gmail.ios', 'gmail.android'];
const yahoo: Client[] = ['yahoo.desktop-webmail', 'yahoo.ios', 'yahoo.android'];

/**
 * What an email may use although these apps don't support it, and why that's fine. Anything else that an app doesn't
 * support fails the tests, and so does an entry that's no longer needed.
 */
export const toleratedFeatures: readonly {
  features: readonly string[];
  clients: readonly Client[];
  reason: string;
}[] = [
  {
    features: ['color-scheme CSS property'],
    clients: [...gmail, 'outlook.windows', 'outlook.macos', 'outlook.outlook-com', ...yahoo],
    reason: 'Only announces that there are dark colors. Without it, an app decides for itself.',
  },
  {
    features: ['color-scheme meta tag'],
    clients: [
      ...gmail,
      'outlook.windows',
      'outlook.macos',
      'outlook.outlook-com',
      'apple-mail.ios',
      ...yahoo,
    ],
    reason: 'Announces the dark colors once more, for apps that read only this.',
  },
  {
    features: ['@media'],
    clients: ['outlook.windows'],
    reason: 'It’s a desktop app: it doesn’t need a phone layout, and it picks its own dark colors.',
  },
  {
    features: ['Attribute selector'],
    clients: ['outlook.windows'],
    reason: 'Used only for the dark colors in Outlook on the web.',
  },
  {
    features: ['max-height property', 'overflow', 'opacity'],
    clients: ['outlook.windows'],
    reason: 'They only hide the preview text, which it hides by a property of its own (mso-hide).',
  },
  {
    features: ['border-radius'],
    clients: ['outlook.windows'],
    reason: 'It gets a button drawn in its own format (VML), rounded corners included.',
  },
  {
    features: ['target attribute'],
    clients: [...gmail, 'outlook.outlook-com', ...yahoo],
    reason: 'It opens every link in a new tab anyway.',
  },
  {
    features: ['<body> element'],
    clients: ['outlook.macos', 'yahoo.ios', 'yahoo.android'],
    reason:
      'It replaces <body> with another element, so its styles are repeated on the one inside.',
  },
  {
    features: ['aria-label attribute'],
    clients: yahoo,
    reason: 'It names the email for screen readers, and so does the subject line.',
  },
];
