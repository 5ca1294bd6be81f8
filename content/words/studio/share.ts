/** Text for sharing edits, and for looking at somebody else’s. */
export const studioShare = {
  link: {
    copy: 'Copy the link to these edits',
    copyWithout: 'Copy the link, without images',
    note: 'Whoever opens the link sees each change next to what it replaced. Their own edits stay as they are unless they choose “Edit from here.”',
    /** `#` stands for the campaign’s name. */
    only: 'The link includes only your edits to #, not to your other campaigns.',
    /** If a table is open. */
    table:
      'Your table isn’t included. In texts that use its columns, others see the columns’ names, in braces.',
    words: {
      busy: 'Making the link…',
      copied: 'Copied.',
      refused: 'Your browser didn’t allow copying. Copy the link from here:',
      failed: 'The link couldn’t be made. Save a file instead.',
    },
    /** After what’s wrong with its edits. */
    unreadable: 'Ask for a new link.',
  },
  file: {
    save: 'Save a file',
    open: 'Open a file',
    /** After the audience’s id. */
    name: 'edits.json',
    /** `#` stands for a campaign’s name. */
    other: 'This file is for another campaign, “#.”',
    openOther: 'Open it in that campaign',
  },
  live: 'Sharing doesn’t publish your edits. To do that, use Publish.',
  changes: {
    none: 'You haven’t changed anything yet.',
    reset: 'Reset everything',
    /** Before the next one, if something was changed for all campaigns. */
    resetShared:
      'This also takes back what you changed for all campaigns, such as the promo code or the logo.',
    resetNote: 'Undo brings everything back, as long as this page is open.',
  },
  change: {
    heading: 'What changed',
    /** After the name of a text, an entry or a part. */
    text: 'changed',
    leftOut: 'left out',
    added: 'added',
    moved: 'moved',
    was: 'Was:',
    none: 'This hasn’t changed.',
    previous: 'Previous change',
    next: 'Next change',
  },
  review: {
    label: 'Review',
    /** Before the file’s name, if it’s a file’s. */
    file: 'You’re reviewing the edits in',
    /** Before the campaign’s name, and when they were shared. */
    link: 'You’re reviewing edits to',
    notSaved:
      'Click anything outlined to see what it replaced. Your own campaign stays as it is unless you choose “Edit from here.”',
    /** `#` stands for the names of pictures. */
    unseen:
      'A link can’t include images, so you don’t see these pictures as they are now: #. Ask for the file.',
    changes: 'Changes',
    noChanges: 'These edits change nothing.',
    take: 'Edit from here',
    close: 'Close',
    /** For screen readers, in place of that. */
    closeReview: 'Close the review',
    closeList: 'Close the list',
  },
  /** Before somebody’s own draft is replaced. */
  replace: {
    title: 'You have a draft of your own',
    note: '“Edit from here” replaces it with these edits. That includes texts that all campaigns share, such as the promo code. Undo brings your draft back, as long as this page is open.',
    save: 'Save my draft as a file',
    replace: 'Replace my draft',
    cancel: 'Cancel',
  },
} as const;
