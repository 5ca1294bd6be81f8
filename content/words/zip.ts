/** The button that packs a campaign's files. Apart because a client component imports it. */
export const zipWords = {
  zip: 'Download this campaign (.zip)',
  zipAll: 'Download all campaigns (.zip)',
  /** After the number of files. */
  zipNote: 'files: ads, videos, email, and a start page.',
  working: 'Packing',
  unit: 'files',
  cancel: 'Cancel',
  saved: 'Saved with all files.',
  missing: 'Saved, but these files didn’t load:',
  canceled: 'Canceled. Nothing was saved.',
  failed: 'The files didn’t load. Check your connection and try again.',
  /** Between how many files are done and how many there are. */
  of: 'of',
} as const;
