/** The list of what to confirm before a campaign goes out. */
export const confirmWords = {
  heading: 'Confirm before launch',
  /** Between how many are confirmed and how many there are. */
  of: 'of',
  confirmed: 'confirmed',
  kinds: {
    figure: 'Sample figure',
    promise: 'Promise to confirm',
    quote: 'Sample quote',
    terms: 'Terms of the offer',
    address: 'Placeholder address',
  },
  parts: { landing: 'landing page', email: 'email', ad: 'ads' },
} as const;
