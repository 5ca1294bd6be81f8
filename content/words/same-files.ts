/** What variant B is without, because variant A has the same. */
export const sameWords = {
  /** Before the names. */
  only: 'These are the same in both variants, so only A’s files have them:',
  pieces: {
    fear: 'the fear ads',
    remedy: 'the remedy ads',
    story: 'the story and the carousel',
    reel: 'the reel',
    teaser: 'the teaser',
    search: 'the search ad',
    email: 'the email',
    print: 'the logos and the QR code',
  },
} as const;
