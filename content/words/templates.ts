/** What the template pages call their tabs and the links to other pages. */
export const templateWords = {
  tabs: 'Audience',
  related: 'Related pages',
  landingPages: 'Landing pages:',
  edit: 'Edit in the studio',
  draft: 'This page shows the published version. Your edits are in the studio.',
  /** In the menu. */
  studio: 'Studio',
  /** Between a page's title and an audience's name: `Email Templates for Healthcare`. */
  for: 'for',
} as const;

/** What a button that copies or fetches a text says, and about how it went. */
export const copyWords = {
  copy: 'Copy',
  done: 'Copied',
  busy: 'Fetching the file…',
  copied: 'Copied to your clipboard.',
  refused:
    'Your browser didn’t allow copying. The text is selected: press Ctrl+C (⌘C on a Mac), or long-press it and choose Copy.',
  failed: 'The file didn’t load. Check your connection and try again.',
} as const;
