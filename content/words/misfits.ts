/** Why a text can't go into a picture: `12 px too wide`. */
export const misfitWords = {
  tooWide: 'px too wide',
  tooHigh: 'px too tall',
  missing: 'the font doesn’t have',
  and: 'and',
  more: 'more',
} as const;
