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
} as const;
