/** Text of the list of campaigns in this browser. */
export const studioCampaigns = {
  title: 'Campaigns',
  description: 'The campaigns that you’re working on in this browser, and copies of them.',
  /** What screen readers call the list. */
  list: 'Campaigns in this browser',
  intro:
    'The site’s campaigns, and the copies that you make of them. All of it is in this browser only: to take a campaign elsewhere, open it and choose Share.',
  loading: 'Loading your campaigns…',
  noScript:
    'This page needs JavaScript, because your campaigns are in your browser. Without it, you can still see and download the site’s campaigns as they are:',
  /** Before an audience’s name. */
  copyOf: 'Copy of',
  /** Before a campaign’s name. */
  versionOf: 'Kept version of',
  /** Before a date. */
  changed: 'Changed',
  unchanged: 'Not edited',
  downloaded: 'Downloaded',
  notDownloaded: 'Not downloaded',
  edit: 'Edit',
  duplicate: 'Duplicate',
  keep: 'Keep a version',
  rename: 'Rename',
  remove: 'Delete',
  undo: 'Undo',
  undoNote: 'You can undo this until you do something else here or close this tab.',
  /** Before a name in quotation marks. */
  done: { made: 'Created', renamed: 'Renamed to', removed: 'Deleted', restored: 'Brought back' },
  form: {
    name: 'Name',
    duplicate: 'Create the copy',
    keep: 'Keep this version',
    rename: 'Rename',
    cancel: 'Cancel',
    notes: {
      /** Before the value. */
      duplicate: 'Its files are named after it, and its links get utm_campaign=',
      keep: 'Its files are named after it. Its links keep their utm_campaign.',
      rename: 'Its files are named after it. Its links keep their utm_campaign.',
    },
    empty: 'Type a name.',
    taken: 'Another campaign has this name. Choose a different one.',
  },
  compare: {
    heading: 'Compare two',
    first: 'Open',
    second: 'Compare it with',
    button: 'Compare',
    note: 'See how the second one differs from the first, and go back to it if you like.',
  },
  /** Around a number of kilobytes. */
  size: ['Drafts and copies use', 'KB of the roughly 5,000 KB your browser allows.'],
  /** The same of the images, which have a store of their own. */
  images: ['Your images use another', 'KB, and there’s far more room for those.'],
  refused: 'Your browser doesn’t let this page save anything, so you can only open campaigns.',
  /** What didn’t work, in one sentence each. */
  failed: 'Nothing was changed: your browser has no room. Delete a copy, then try again.',
  unread: 'Nothing was copied, because the draft can’t be read. Open the campaign to see why.',
  tooLarge: 'There are too many edits to compare.',
  notLoaded: 'The campaign didn’t load. Check your connection, then try again.',
  unreadable: 'A copy that this version of the site can’t open.',
} as const;
