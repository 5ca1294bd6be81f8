/** Text of the list of campaigns in this browser. */
export const studioCampaigns = {
  title: 'Campaigns',
  description: 'The site’s campaigns, and new ones that you begin from them in this browser.',
  /** What screen readers call the list. */
  list: 'Campaigns in this browser',
  intro:
    'The site’s campaigns, and new ones that you begin from them. What you change is in this browser only: to take a campaign elsewhere, open it and choose Share.',
  loading: 'Loading your campaigns…',
  noScript:
    'This page needs JavaScript, because your campaigns are in your browser. Without it, you can still see and download the site’s campaigns as they are:',
  /** Before an audience’s name. */
  from: 'New, from',
  /** Before a date. */
  changed: 'Changed',
  unchanged: 'Not edited',
  begin: 'New campaign',
  edit: 'Edit',
  rename: 'Rename',
  remove: 'Delete',
  undo: 'Undo',
  /** Before a name in quotation marks. */
  done: { made: 'Created', renamed: 'Renamed to', removed: 'Deleted', restored: 'Brought back' },
  form: {
    name: 'Name',
    /** Before a choice of campaigns. */
    from: 'Begin from',
    begin: 'Create the campaign',
    rename: 'Rename',
    cancel: 'Cancel',
    notes: {
      /** Before the value. */
      begin: 'Used in the file names, and in the links as utm_campaign',
      rename: 'Renames the files. The links keep their utm_campaign',
    },
    empty: 'Type a name.',
    taken: 'Another campaign has this name. Choose a different one.',
  },
  /** What didn’t work, in one sentence each. */
  failed: 'Nothing changed: your browser is out of space, or won’t let this page save.',
  notLoaded: 'The campaign didn’t load. Check your connection, then try again.',
} as const;
