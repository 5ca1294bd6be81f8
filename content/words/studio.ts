/** The editor for a campaign's text. */
export const studio = {
  /** Followed by the audience's name. */
  title: 'Edit',
  close: 'Close the panel',
  openPanel: 'Edit the text',
  panelView: 'Edit',
  previewView: 'Preview',
  views: 'What to show',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset all',
  resetField: 'Reset',
  edited: 'Edited',
  /** In a counter: `48 of 60`. */
  of: 'of',
  over: 'over the limit',
  entries: 'entries',
  empty: 'This can’t be empty. The preview won’t change until you fill it in.',
  /** Before what a value has to be. */
  fault: 'The preview won’t change until you fix this. It has to be',
  /** What's on screen, and where it's kept. */
  status: {
    exported: 'You’re seeing the original text.',
    edited: 'You’re seeing your edits.',
    linked: 'You’re seeing the edits from a link.',
    /** Followed by a time. */
    saved: 'Saved in this browser at',
    refused: 'Your browser won’t save drafts here. Copy the link below before you leave.',
    paused: 'Your edits won’t be saved until you choose.',
  },
  /** Two versions of a draft. */
  conflict: {
    /** Followed by a time. */
    tab: 'Another tab changed this draft at',
    link: 'You also have your own draft from',
    removed: 'Another tab deleted this draft.',
    mineTab: 'Keep mine',
    theirsTab: 'Use the other tab’s version',
    mineLink: 'Go back to my draft',
    theirsLink: 'Use the link’s edits instead',
  },
  /** What has changed since a link or a draft was made. */
  differences: {
    heading: 'Some edits no longer match the campaign:',
    gone: 'this field no longer exists, so the edit was left out',
    changed: 'the original text has changed since then, but the edit was kept',
    refused: 'the value can’t be used here, so it was left out',
    unreadable:
      'We couldn’t read the edits in this link. It may have been cut off, so you’re seeing the original text.',
    dismiss: 'OK',
  },
  changes: {
    heading: 'What you changed',
    none: 'Nothing yet.',
    was: 'was',
  },
  share: {
    heading: 'Share',
    copyLink: 'Copy link',
    note: 'The link opens this page with the same settings and your edits. The edits are in the part after #, which browsers never send to a server.',
    copyForEngineers: 'Copy for engineers',
    engineersNote:
      'For an engineer, who saves it as a file and runs npm run apply-edits -- <file> to put your edits into the site’s content.',
  },
  variants: {
    heading: 'Variants',
    duplicate: 'Duplicate as B',
    drop: 'Delete this variant',
    choose: 'Variant',
    /** By name. */
    names: { a: 'A', b: 'B' },
    note: 'Ad and file names end in -a or -b, and links have the variant in utm_content.',
    zip: 'Download both variants (.zip)',
    zipNote: 'One folder for each.',
  },
  stage: {
    label: 'View',
    preview: 'Preview',
    variants: 'A and B',
    compare: 'All audiences',
    many: 'Many at once',
  },
  misfits: {
    heading:
      'Your text doesn’t work in these images, so they still show the last version that did. Fix it before you download them:',
    tooWide: 'px too wide',
    tooHigh: 'px too tall',
    missing: 'the font doesn’t have',
    and: 'and',
    more: 'more',
  },
  files: {
    failed: 'couldn’t be made:',
    made: 'Saved',
  },
} as const;
