/** In its own file because a client component imports it. */
export const pictureWords = { download: 'Download' } as const;
