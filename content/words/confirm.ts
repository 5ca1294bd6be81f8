/** The list of what to confirm before a campaign goes out. */
export const confirmWords = {
  heading: 'Confirm before launch',
  kinds: {
    figure: 'Sample figure',
    changed: 'Changed figure',
    promise: 'Promise to confirm',
    quote: 'Sample quote',
    terms: 'Terms of the offer',
    address: 'Placeholder address',
    page: 'Page that won’t exist until the campaign is published',
    copied: 'Texts still the same as another campaign’s',
    declaration: 'To declare',
  },
  /** Of a new campaign; `{campaign}` is the one that it began from. */
  copied: {
    one: '1 text is still the same as in {campaign}',
    other: '{count} texts are still the same as in {campaign}',
  },
  channels: { landing: 'landing page', email: 'email', ad: 'ads' },
  /** The page to print. */
  page: {
    title: 'What to confirm',
    intro:
      'Check each line that’s correct, or write in the changes. A sample is made up, and has to be replaced by your own before launch.',
    kinds: {
      figure: 'Sample figures',
      changed: 'Changed figures',
      promise: 'Promises',
      quote: 'Sample quotes',
      terms: 'Terms of the offer',
      address: 'Placeholder addresses',
      page: 'Pages that won’t exist until their campaign is published',
      copied: 'Texts still the same as another campaign’s',
      declaration: 'What to declare on each platform',
    },
    sources: 'Figures with a source',
    approved: 'Approved',
    signed: ['Name', 'Date', 'Signature'],
  },
  /** In the studio. */
  save: 'Save as a page to print and sign',
} as const;
