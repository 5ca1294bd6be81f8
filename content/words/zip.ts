/** The button that packs a campaign's files. Apart because a client component imports it. */
export const zipWords = {
  zip: 'Download this campaign (.zip)',
  zipAll: 'Download all campaigns (.zip)',
  /** After the number of files. */
  zipNote: 'files: ads, videos, email, and a page that says what to do first.',
  working: 'Packing',
  unit: 'files',
  cancel: 'Cancel',
  saved: 'Saved with all files.',
  missing: 'Saved, but these files didn’t load:',
  /** In the ZIP's README, above the files that couldn't be made, with the reason for each. */
  absent: 'Not in this ZIP',
  /** Before where the same file is. */
  sameAs: 'It’s the same as',
  canceled: 'Canceled. Nothing was saved.',
  failed: 'The files didn’t load. Check your connection and try again.',
  /** Between how many files are done and how many there are. */
  of: 'of',
} as const;
