/** The mail programs that an email must work in, by their ids in the support data (caniemail.com). */
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
 * What an email may use although these programs do not know it, and why nothing is lost there. Anything else that a
 * program does not know fails the tests, and so does an entry that is no longer needed.
 */
export const toleratedFeatures: readonly {
  features: readonly string[];
  clients: readonly Client[];
  reason: string;
}[] = [
  {
    features: ['color-scheme CSS property'],
    clients: [...gmail, 'outlook.windows', 'outlook.macos', 'outlook.outlook-com', ...yahoo],
    reason: 'Only announces that there are dark colours. Without it a program decides by itself.',
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
    reason: 'Says the same once more.',
  },
  {
    features: ['@media'],
    clients: ['outlook.windows'],
    reason:
      'A desktop program: it needs no layout for a phone, and chooses its dark colours itself.',
  },
  {
    features: ['Attribute selector'],
    clients: ['outlook.windows'],
    reason: 'Used only for the dark colours in Outlook on the web.',
  },
  {
    features: ['max-height property', 'overflow', 'opacity'],
    clients: ['outlook.windows'],
    reason: 'They only hide the preview text, which it hides by a property of its own.',
  },
  {
    features: ['border-radius'],
    clients: ['outlook.windows'],
    reason: 'The button is drawn for it in a language of its own, round corners included.',
  },
  {
    features: ['target attribute'],
    clients: [...gmail, 'outlook.outlook-com', ...yahoo],
    reason: 'It opens every link in a new tab by itself.',
  },
  {
    features: ['<body> element'],
    clients: ['outlook.macos', 'yahoo.ios', 'yahoo.android'],
    reason: 'It puts another element in its place. What <body> says is said again inside.',
  },
  {
    features: ['aria-label attribute'],
    clients: yahoo,
    reason: 'It names the email for a screen reader, as the subject line does.',
  },
];
