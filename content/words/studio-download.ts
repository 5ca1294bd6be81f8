/** Text for downloading edited campaigns. */
export const studioDownload = {
  which: 'Which',
  /** After the first one comes the shown campaign’s name, after the last one the number of rows. */
  whiches: {
    shown: 'Only',
    variants: 'Both variants',
    all: 'All campaigns',
    rows: 'Every row of the table:',
  },
  what: 'What',
  whats: {
    everything: 'Everything',
    email: 'Email only',
    meta: 'For Facebook and Instagram',
    linkedin: 'For LinkedIn',
  },
  /** Before the names of campaigns. */
  withEdits: 'With your edits:',
  asExported: 'As exported:',
  loading: 'Loading the other campaigns…',
  notLoaded: 'The other campaigns didn’t load. Choose something else, then try again.',
  films: {
    make: 'Make the films with your words',
    note: 'Your browser makes them, which can take a minute each. A film whose words are the original ones is ready.',
    unable:
      'This browser can’t make films, so films with your words are left out. Share a link to your edits, and open it in Chrome, Edge or Safari on a computer.',
    leftOut: 'You left out films with new words.',
  },
  toFix: 'Fix these texts first',
  /** Pictures with these words are left out. */
  misfits: 'These pictures are left out, because their words don’t fit',
  /** After how many there are. */
  more: 'more',
  zip: {
    zip: 'Download (.zip)',
    working: 'Making the files',
    unit: 'files',
    of: 'of',
    cancel: 'Cancel',
    saved: 'Saved, with everything in it.',
    outdated: 'Saved, but you’ve changed something since then.',
    canceled: 'Canceled. Nothing was saved.',
    failed: 'The ZIP couldn’t be made. Try again with less in it.',
  },
  /** Before the names of files and what’s wrong with them. */
  missing: 'Saved, but these files couldn’t be made:',
  noneMade: 'Nothing was saved, because no file could be made:',
  missingFile: {
    name: 'MISSING.txt',
    text: 'These files couldn’t be made, so they aren’t in this ZIP:',
  },
  /** Before the names of texts. */
  refused: 'Nothing was saved or copied. Fix these texts first:',
  single: 'Single files',
  fileFailed: 'The file couldn’t be made:',
  making: 'Making it…',
} as const;
