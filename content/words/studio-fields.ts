/**
 * What the studio says about fields. Their labels and help are in their schemas (content/schema/).
 */
export const studioFields = {
  groups: {
    campaign: 'Whole campaign',
    links: 'Links and UTM',
    email: 'Email',
    fear: 'Ad: the fear',
    remedy: 'Ad: the remedy',
    story: 'Story and carousel',
    films: 'Videos',
    landing: 'Landing page',
    targeting: 'Targeting',
  },
  films: { reel: 'Reel', teaser: 'Teaser' },
  /** Followed by a token, such as `{offer.code}`. */
  spelledOut:
    'The promo code or discount may change. To keep this text up to date, use a token instead:',
  faults: {
    tooLong: '1,000 characters or fewer',
    tooMany: '50 items or fewer',
    order: 'a list of items that exist',
    emptyEntry: 'text in each item',
    /** Followed by a token, and by the one that's most like it. */
    unknownToken: 'text without',
    nearest: 'because there’s no such token. Use',
    brace: 'or \\{ for a brace',
  },
} as const;
