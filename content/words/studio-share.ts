/** Text for sharing edits, and for looking at somebody else’s. */
export const studioShare = {
  link: {
    copy: 'Copy the link to these edits',
    note: 'The link has the edits of this campaign, not those of others. Anyone who opens it sees them marked, in the view you have now. Their own edits don’t change unless they choose “Edit from here.”',
    words: {
      busy: 'Making the link…',
      copied: 'Copied.',
      refused: 'Your browser didn’t allow copying. Copy the link from here:',
      failed: 'The link couldn’t be made. Save your edits to a file instead.',
    },
    unreadable:
      'We can’t read the edits in this link, because it’s cut off or damaged. Ask for a new link.',
  },
  file: {
    save: 'Save these edits to a file',
    open: 'Open edits from a file',
    /** After the audience’s id. */
    name: 'edits.json',
    unreadable:
      'We can’t read any edits in this file. Save the edits to a new file, and open that one.',
    /** Before the audience’s name. */
    other: 'This file has edits for another campaign. Open it in the studio for',
  },
  /** Drafts that couldn’t be opened. */
  aside: {
    heading: 'Kept in this browser',
    frozen: 'A draft that wasn’t opened.',
    unreadable: 'A draft we couldn’t read.',
    name: 'a draft from this browser',
    open: 'Open',
    save: 'Save to a file',
    remove: 'Delete',
  },
  engineers:
    'For engineers: npm run apply-edits -- "<link or file>" writes these edits into the content.',
  changes: {
    none: 'You haven’t changed anything yet.',
    reset: 'Reset everything',
    resetNote: 'Undo brings everything back, even after a reload.',
  },
  change: {
    /** After the name of a text, an entry or a part. */
    text: 'changed',
    leftOut: 'left out',
    added: 'added',
    moved: 'moved',
    was: 'Was:',
    yours: 'In your edits:',
    original: 'As in the original',
    none: 'This text hasn’t changed.',
    previous: 'Previous change',
    next: 'Next change',
  },
  review: {
    label: 'Review',
    /** Before the file’s name, if it’s a file’s. */
    file: 'You’re reviewing the edits in',
    link: 'You’re reviewing someone’s edits.',
    notSaved: 'They aren’t saved in this browser.',
    changes: 'Changes',
    noChanges: 'These edits change nothing.',
    take: 'Edit from here',
    close: 'Close',
    /** For screen readers, in place of that. */
    closeReview: 'Close the review',
    closeList: 'Close the list',
  },
  choose: {
    label: 'Choose which edits to keep',
    help: 'You have edits of your own. Choose which to keep for each text. You can undo this.',
    mine: 'Mine',
    theirs: 'Theirs',
    allMine: 'All mine',
    allTheirs: 'All theirs',
    done: 'Use these',
  },
  compare: {
    failed: 'The other campaigns didn’t load. Check your connection, and try comparing again.',
  },
} as const;
