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

/**
 * What an email may use although one of these programs does not know it, and why nothing is lost. Anything else that
 * one of them does not know fails the tests.
 */
export const toleratedFeatures: readonly { features: readonly string[]; reason: string }[] = [
  {
    features: ['color-scheme CSS property', 'color-scheme meta tag'],
    reason: 'It goes by a dark mode of its own. Both ways are checked for contrast.',
  },
  {
    features: ['@media'],
    reason: 'It shows the layout for a desktop, in the light colours or its own dark ones.',
  },
  {
    features: ['Attribute selector'],
    reason: 'Used only for the dark colours in Outlook on the web.',
  },
  {
    features: ['max-height property', 'overflow', 'opacity'],
    reason: 'They only hide the preview text, which is hidden in other ways too.',
  },
  {
    features: ['border-radius'],
    reason: 'The button is drawn for it in a language of its own, round corners included.',
  },
  {
    features: ['target attribute'],
    reason: 'It opens every link in a new tab by itself.',
  },
  {
    features: ['<body> element'],
    reason: 'It puts another element in its place. What <body> says is said again inside.',
  },
  {
    features: ['aria-label attribute'],
    reason: 'It names the email for a screen reader, as the subject line does.',
  },
];
