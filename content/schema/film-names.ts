/** A campaign's films: one for reels and stories, and a shorter one. */
export const filmNames = ['reel', 'teaser'] as const;
