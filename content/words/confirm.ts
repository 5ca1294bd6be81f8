/** The list of what to confirm before a campaign goes out. */
export const confirmWords = {
  heading: 'Confirm before launch',
  /** Between how many are confirmed and how many there are. */
  of: 'of',
  confirmed: 'confirmed',
  /** After a number, where not all of them are listed. */
  more: 'more. “Start here” in the ZIP lists all of them.',
  kinds: {
    figure: 'Sample figure',
    promise: 'Promise to confirm',
    quote: 'Sample quote',
    terms: 'Terms of the offer',
    address: 'Placeholder address',
  },
  parts: { landing: 'landing page', email: 'email', ad: 'ads' },
} as const;
