/** What's missing from a ZIP. In its own file because it's loaded with the code that packs. */
export const missingFile = {
  name: 'MISSING.txt',
  text: 'These files are missing from this ZIP. The reason is next to each name:',
} as const;
