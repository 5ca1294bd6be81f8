/** Text for replacing words in all of a campaign’s texts. */
export const studioReplace = {
  title: 'Replace in all texts',
  find: 'Find',
  replaceWith: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words only',
  /** In place of the list. */
  empty: 'Type the words to find. Nothing changes until you press Replace.',
  same: 'Both boxes have the same words, so nothing would change.',
  /** `#` stands for the words. */
  none: 'No text contains “#.”',
  /** If there are two variants; a letter comes after it. */
  variant: 'Only in variant',
  /** Before the names of facts. */
  facts: 'These facts also contain the words. Change them at the source:',
  shared: 'All campaigns share this text.',
  all: 'Select all',
  noneOfThem: 'Select none',
  /** `#` stands for a number. */
  replace: { one: 'Replace in 1 text', other: 'Replace in # texts' },
  /** What’s done, in the history: `{words}` and `{others}` are what was typed. */
  steps: {
    replace: {
      one: 'Replace “{words}” with “{others}” in 1 text',
      other: 'Replace “{words}” with “{others}” in {count} texts',
    },
    remove: { one: 'Remove “{words}” from 1 text', other: 'Remove “{words}” from {count} texts' },
  },
  /** `#` stands for a number. */
  done: { one: 'Done: 1 text changed.', other: 'Done: # texts changed.' },
} as const;
