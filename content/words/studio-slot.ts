/** The button that opens the editor. In its own file because it's in the pages' first load. */
export const studioSlot = {
  edit: 'Edit the text',
  failed:
    'The editor didn’t load. Check your connection and try again. If that doesn’t help, reload the page.',
} as const;
