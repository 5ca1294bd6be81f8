/** Text of the list of campaigns in this browser. */
export const studioCampaigns = {
  title: 'Campaigns',
  description: 'The site’s campaigns, and new ones that you start from them in this browser.',
  /** What screen readers call the list. */
  list: 'Campaigns in this browser',
  intro:
    'The site’s campaigns, and new ones that you start from them. What you change is in this browser only: to take a campaign elsewhere, open it and choose Share.',
  loading: 'Loading your campaigns…',
  noScript:
    'This page needs JavaScript, because your campaigns are in your browser. Without it, you can still see and download the site’s campaigns as they are:',
  /** Before an audience’s name. */
  from: 'New, based on',
  /** Of a new campaign, once the site has it. */
  published: 'Now on the site',
  /** Before a date. */
  changed: 'Changed',
  unchanged: 'Not edited',
  begin: 'New campaign',
  open: 'Open a file',
  edit: 'Edit',
  rename: 'Rename',
  remove: 'Delete',
  undo: 'Undo',
  /** Before a name in quotation marks. */
  done: { renamed: 'Renamed to', removed: 'Deleted', restored: 'Brought back' },
  form: {
    name: 'Name',
    nameNote: 'What your team calls it, such as “Dental labs.”',
    address: 'Address',
    addressHint: 'We’ll suggest one when you type a name. You can change it.',
    /** `#` stands for the address of a page. */
    addressNote:
      'Its landing page will be at #. Its file names and links (utm_campaign) use the same words.',
    /** Before a choice of campaigns. */
    from: 'Start from',
    target: 'Who it’s for',
    /** `#` stands for a campaign’s name. */
    targetNote:
      'For example, “Owners of dental labs with 5 to 50 employees.” If you leave this blank, we’ll keep what # says.',
    begin: 'Create the campaign',
    rename: 'Save',
    cancel: 'Cancel',
    nameFaults: {
      empty: 'Type a name.',
      taken: 'Another campaign has this name. Choose a different one.',
    },
    addressFaults: {
      empty: 'Type an address, such as dental-labs.',
      form: 'Start with a word of at least two letters, and use 60 characters or fewer.',
      page: 'The site already uses this address. Choose a different one.',
      taken: 'Another campaign has this address. Choose a different one.',
    },
  },
  /** What didn’t work, in one sentence each. */
  failed: 'Nothing changed: your browser is out of space, or won’t let this page save.',
  /** Of a draft; `#` stands for the campaign’s name. */
  gone: 'These edits are for “#,” which isn’t on this site anymore.',
  foreign: 'This file is for a campaign that isn’t on this site.',
  notLoaded: 'The campaign didn’t load. Check your connection, then try again.',
} as const;
