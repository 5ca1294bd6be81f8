/** Text for sharing edits, and for looking at somebody else’s. */
export const studioShare = {
  link: {
    copy: 'Copy the link to these edits',
    copyWithout: 'Copy the link, without images',
    note: 'Whoever opens the link sees what you changed, with what was there before. Their own edits stay as they are unless they choose “Edit from here.”',
    /** `#` stands for the campaign’s name. */
    only: 'The link includes only your edits to #, not to your other campaigns.',
    words: {
      busy: 'Making the link…',
      copied: 'Copied.',
      refused: 'Your browser didn’t allow copying. Copy the link from here:',
      failed: 'The link couldn’t be made. Save your edits to a file instead.',
    },
    unreadable:
      'We can’t read the edits in this link, because it’s cut off, damaged or from a newer version of the site. Reload the page, or ask for a new link.',
  },
  file: {
    save: 'Save these edits to a file',
    open: 'Open edits from a file',
    /** After the audience’s id. */
    name: 'edits.json',
    unreadable: 'We can’t read edits in this file. Save the edits to a new file, and open that.',
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
  live: 'To publish your edits, send the link or the file to whoever runs the site.',
  engineers: {
    heading: 'For whoever runs the site',
    command: 'In the site’s repository: npm run apply-edits -- "<link or file>"',
  },
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
    undone: 'back to the original',
    was: 'Was:',
    yours: 'In your edits:',
    /** In place of that in a comparison, before a campaign’s name. */
    in: 'In',
    original: 'As in the original',
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
    /** `#` stands for what the button that takes them over says. */
    notSaved:
      'Click what’s outlined to see what was there before. Your own campaign stays as it is unless you choose “#.”',
    /** `#` stands for the names of pictures. */
    unseen:
      'A link can’t include images, so you don’t see these pictures as they are now: #. Ask for the file.',
    changes: 'Changes',
    /** After a number of changes. */
    new: 'new to you',
    isNew: 'New to you',
    isSame: 'The same as yours',
    noChanges: 'These edits change nothing.',
    take: 'Edit from here',
    close: 'Close',
    /** For screen readers, in place of that. */
    closeReview: 'Close the review',
    closeList: 'Close the list',
  },
  /** What differs from a review where two campaigns are compared. */
  comparison: {
    label: 'Comparison',
    /** Between the names of the open campaign and the other one. */
    with: 'compared with',
    notSaved: 'You see the second one. What’s different has an outline: click it to see both.',
    new: 'different',
    isNew: 'Different',
    isSame: 'The same in both',
    noChanges: 'Nothing is different.',
    take: 'Use the second one’s edits',
    closeReview: 'Close the comparison',
  },
  choose: {
    label: 'Choose which edits to keep',
    help: 'You have edits of your own. Choose which to keep for each text. You can undo this.',
    mine: 'As it is now',
    theirs: 'With these edits',
    allMine: 'Leave all as it is now',
    allTheirs: 'Use all of these edits',
    done: 'Apply',
  },
  compare: {
    failed: 'The other campaigns didn’t load. Check your connection, and try comparing again.',
  },
} as const;
