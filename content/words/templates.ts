/** What both template pages call their tabs, and the links to their neighbours. */
export const templateWords = { tabs: 'Audience', related: 'Related pages' } as const;

/** What a small button that copies shows, before and after. */
export const copyFaceWords = { copy: 'Copy', copied: 'Copied' } as const;

/** What a button that copies or fetches a text answers. */
export const copyWords = {
  busy: 'Fetching the file…',
  copied: 'Copied to your clipboard.',
  refused:
    'Your browser did not allow copying. The text is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.',
  failed: 'The file did not arrive. Check your connection, then try again.',
} as const;
