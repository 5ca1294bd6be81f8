/** What the studio says about fields whose schemas don't say it. */
export const studioFields = {
  groups: {
    campaign: 'Whole campaign',
    links: 'Links and tracking (UTM)',
    figures: 'Figures',
    email: 'Email',
    fear: 'Ad: the fear',
    remedy: 'Ad: the remedy',
    story: 'Story and carousel',
    films: 'Videos',
    search: 'Google',
    landing: 'Landing page',
    targeting: 'Targeting',
  },
  films: { reel: 'Reel', teaser: 'Teaser' },
} as const;
