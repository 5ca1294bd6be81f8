/** The email programs that our emails must work in, by their ids on caniemail.com. */
export const emailClients = [
  'gmail.desktop-webmail',
  'gmail.ios',
  'gmail.android',
  'outlook.windows',
  'outlook.macos',
  'outlook.outlook-com',
  'apple-mail.macos',
  'apple-mail.ios',
  'yahoo.desktop-webmail',
  'yahoo.ios',
  'yahoo.android',
] as const;

type Client = (typeof emailClients)[number];

const gmail: Client[] = ['gmail.desktop-webmail', 'gmail.ios', 'gmail.android'];
const yahoo: Client[] = ['yahoo.desktop-webmail', 'yahoo.ios', 'yahoo.android'];

/**
 * Features that our emails use even though these programs don't support them, and why that's fine.
 * The tests fail on any other unsupported feature, and on an entry that's no longer needed.
 */
export const toleratedFeatures: readonly {
  features: readonly string[];
  clients: readonly Client[];
  reason: string;
}[] = [
  {
    features: ['color-scheme CSS property'],
    clients: [...gmail, 'outlook.windows', 'outlook.macos', 'outlook.outlook-com', ...yahoo],
    reason: 'Only says that the email has dark colors. Without it, the program decides for itself.',
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
    reason: 'Does the same for programs that read the tag instead of the CSS.',
  },
  {
    features: ['<picture> element', 'srcset and sizes attributes'],
    clients: [...gmail, 'outlook.windows', 'outlook.outlook-com', ...yahoo],
    reason: 'Has the picture for dark mode. Without it, the program shows the light one.',
  },
  {
    features: ['@media'],
    clients: ['outlook.windows'],
    reason: 'It’s a desktop program: it needs no phone layout, and it picks its own dark colors.',
  },
  {
    features: ['Attribute selector'],
    clients: ['outlook.windows'],
    reason: 'Only used for dark colors in Outlook on the web.',
  },
  {
    features: ['max-height property', 'overflow', 'opacity'],
    clients: ['outlook.windows'],
    reason: 'They only hide the preview text. This program has its own property for that.',
  },
  {
    features: ['border-radius'],
    clients: ['outlook.windows'],
    reason: 'The button’s corners are square there.',
  },
  {
    features: ['table-layout'],
    clients: ['outlook.windows'],
    reason: 'It keeps long words on narrow screens inside the email. This is a desktop program.',
  },
  {
    features: ['@font-face'],
    clients: [...gmail, 'outlook.outlook-com', ...yahoo],
    reason: 'It only loads the brand’s typeface. Without it, the email uses Helvetica or Arial.',
  },
  {
    features: ['target attribute'],
    clients: [...gmail, 'outlook.outlook-com', ...yahoo],
    reason: 'It opens every link in a new tab anyway.',
  },
  {
    features: ['<body> element'],
    clients: ['outlook.macos', 'yahoo.ios', 'yahoo.android'],
    reason: 'It swaps <body> for another element. Its styles are repeated on an element inside.',
  },
  {
    features: ['aria-label attribute'],
    clients: yahoo,
    reason: 'It names the email for screen readers, and the subject line already does that.',
  },
];
