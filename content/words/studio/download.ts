/** Text for downloading edited campaigns. */
export const studioDownload = {
  scope: 'Campaigns',
  /** The shown campaign’s name follows the first one, the number of rows the last one. */
  scopes: {
    shown: 'Only',
    variants: 'Both variants',
    all: 'All campaigns',
    rows: 'Every row of the table:',
  },
  kind: 'Files',
  kinds: {
    everything: 'Everything',
    email: 'Only the email',
    films: 'Only the videos, in every size',
    print: 'Only the QR code, for print',
  },
  /** Before the names of platforms: only their files. */
  onlyFor: 'For',
  /** Before the names of campaigns. */
  withEdits: 'With your edits:',
  asExported: 'Not edited:',
  loading: 'Loading the other campaigns…',
  notLoaded: 'The other campaigns didn’t load. Check your connection, then choose this again.',
  films: {
    make: 'Include videos',
    note: 'Your browser makes the ones you’ve edited, and sizes that aren’t on the site, which takes up to a minute each. The others are ready right away.',
    unable:
      'This browser can’t make videos, so edited ones are left out. To get them, open a link to your edits in Chrome, Edge or Safari on a computer.',
    noSound: 'The original sound didn’t load. Check your connection, then try again.',
    without: 'Saved, without the videos, as you chose.',
  },
  /** Of a service without a tag for names that works for everyone. */
  greetsAll: 'This service can’t fill in first names reliably, so the email greets everyone alike.',
  /** Where the email’s images are. */
  images: {
    label: 'Where your email’s images are hosted',
    example: 'https://images.example.com/spring',
    note: 'The folder you upload them to, if they aren’t on this site. We’ll use it for all your emails.',
    /** Of a table’s rows, as long as there’s no address. */
    rows: 'Without this folder, every row’s email loads this campaign’s image from the site, even if the row has its own image.',
    fault:
      'Use a folder address that starts with https:// and has no question mark or #. Until then, the email gets its images from this site.',
  },
  editsSaved:
    'All your edits, even those to the landing page, are in edits.json. To make them live, use Publish.',
  fixFirst: 'Before you download, fix what’s listed at the top.',
  toFix: 'Fix these first',
  /** Above the texts that leave out only some of the files. */
  someLeftOut: 'Left out until you fix this',
  othersNote: 'Everything except what’s listed at the top.',
  /** Before how many files of each folder: one, or several. */
  leavesOut: 'Left out:',
  folders: {
    pictures: ['image', 'images'],
    films: ['video file', 'video files'],
    email: ['email file', 'email files'],
    sheets: ['sheet', 'sheets'],
    print: ['print file', 'print files'],
  },
  /** Pictures with these words are left out. */
  misfits: 'These images are left out because their words don’t fit',
  /** After how many there are. */
  more: 'more',
  zip: {
    zip: 'Download (.zip)',
    others: 'Download the rest (.zip)',
    working: 'Making the files',
    unit: 'files',
    of: 'of',
    cancel: 'Cancel',
    saved: 'Saved. All files are included.',
    outdated: 'You saved that before your last change here.',
    canceled: 'Canceled. Nothing was saved.',
    failed: 'We couldn’t make the ZIP file. Try again with fewer files.',
  },
  offline: 'You’re offline. Try again once you’re connected.',
  notArrived: 'A file this needs didn’t load. Check your connection, then try again.',
  /** Before the names of files and what’s wrong with them. */
  missing: 'Saved without these files:',
  notSaved: 'Nothing was saved.',
  notCopied: 'Nothing was copied.',
  /** Before the names of texts. */
  refused: 'Fix this first:',
  /** Above what’s probably a mistake, and on a button that goes on in spite of it. */
  check: 'Check this before you download',
  saveAnyway: 'Save anyway',
  copyAnyway: 'Copy anyway',
  /** Below an artboard. */
  board: {
    image: 'Save this image',
    email: 'Save this email',
    working: 'Making the file…',
  },
  /** In place of a ZIP’s words. */
  one: { of: undefined, unit: '%', saved: 'Saved.' },
} as const;
