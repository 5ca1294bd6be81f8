/** Edits from the studio, wherever they're read: in the studio itself, or by `apply-edits`. */
export const editsWords = {
  /** Of edits that don't open. */
  faults: {
    older: 'These edits were saved by an older release of this site, so they don’t open here.',
    newer: 'These edits were saved by a newer release of this site, so they don’t open here.',
    damaged: 'These edits can’t be read: they’re cut off or damaged, or they aren’t edits at all.',
  },
  /** What has changed since they were saved. */
  differences: {
    gone: 'This text no longer exists, so this edit has no effect.',
    changed: 'The original text has changed since then, but this edit was kept.',
    refused: 'The text is too long, so this edit was left out.',
  },
} as const;
