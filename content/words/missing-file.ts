/**
 * The list of what's missing from a ZIP: its name, and the text above the file names. In its own
 * file because it's loaded with the code that packs.
 */
export const missingFile = {
  name: 'MISSING.txt',
  text: 'These files aren’t in this ZIP, each for the reason beside it:',
} as const;
