import type { DemographicsField, TemplatePage } from './schema';

export const socialAds = {
  route: '/social-media-ads',
  title: 'Social Ad Templates',
  description:
    'Ready-made social ads for healthcare practices, remote teams and smart homes: pictures, copy, story, targeting.',
  theme: 'dark',
  badge: 'Campaign templates',
  lede: 'One campaign for each audience, as each platform will show it. Pick an audience, look, take it.',
  labels: {
    campaign: 'Campaign',
    targetDemo: 'Target demographic',
    primary: 'Primary ad creative',
    headline: 'Headline',
    subheadline: 'Subheadline',
    bodyText: 'Body text',
    cta: 'Call to action',
    link: 'Link for',
    meantFor: 'Meant for',
    imageDesc: 'Picture description',
    caption: 'Caption with hashtags',
    story: 'Story and reel',
    format: 'Format',
    slides: 'Slide sequence',
    reelScript: 'Reel script',
    targeting: 'Targeting',
    interests: 'Interests',
    titles: 'Target titles',
    discovery: 'Keywords and hashtags',
    keywords: 'Keywords',
    metaTags: 'Meta hashtags',
    display: 'Display',
    dimensions: 'Sizes, in pixels',
    colorScheme: 'Colour scheme',
    keyVisuals: 'Key visuals',
    yes: 'Yes',
    no: 'No',
    copy: 'Copy',
    slide: 'Slide',
  },
  /** How a text does on a platform. */
  limits: {
    characters: 'characters',
    hashtags: 'hashtags',
    of: 'of',
    fits: 'fits',
    cut: 'will be cut',
    refused: 'will be refused',
    offered: 'in its list of buttons',
    notOffered: 'not in its list of buttons',
    note: 'The limits of each platform, as last looked up on',
    sources: 'Sources',
  },
  /** The ads as the platforms show them. */
  feed: {
    heading: 'In the feed',
    on: 'On',
    sponsored: 'Sponsored',
    promoted: 'Promoted',
    more: '… more',
    notMeant: 'This campaign is not meant for it.',
    note: 'Drawn after each platform, not by it: its own preview has the last word.',
  },
  player: {
    slide: 'Slide',
    of: 'of',
    previous: 'Previous slide',
    next: 'Next slide',
    play: 'Play',
    pause: 'Pause',
    safeZone: 'Show the safe zone',
    safeZoneNote: 'Shaded: what an app draws its own names and buttons over.',
  },
  pictures: {
    heading: 'Pictures, as PNG',
    for: 'For',
    download: 'Download',
  },
  cards: {
    sizes: 'Sizes, in pixels',
    slides: 'Story slides, 1080 × 1920',
    pictures: 'Pictures that belong here',
    none: 'None: not meant for it',
  },
  takeAway: {
    heading: 'Take it away',
    zip: 'Download everything (.zip)',
    zipNote: 'Every picture and text of this campaign, the sheets, and a README.',
    json: 'Campaign (.json)',
    meta: 'Meta starting sheet (.csv)',
    linkedin: 'LinkedIn texts (.csv)',
    readme: 'README (.txt)',
    metaNote:
      'The Meta sheet is a starting point, not a promise: its ads are PAUSED. Export one ad of your own account, compare the columns, then import.',
    linkedinNote: 'LinkedIn documents no import of ads: the sheet is for copying from.',
    files: 'files',
    packing: 'Packing',
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was saved.',
    saved: 'Saved. Everything is in it.',
    missing: 'Saved, but without what did not arrive:',
    failed: 'The files did not arrive. Check your connection, then try again.',
  },
} as const satisfies TemplatePage & Record<string, unknown>;

/** The name of the list of what is missing in a ZIP, and what it says above it. */
export const missingFile = {
  name: 'MISSING.txt',
  text: 'These files did not arrive and are not in this ZIP. Download them one by one from the social ads page:',
} as const;

/** What the README of a campaign says around the campaign's own words. */
export const adReadme = {
  title: 'Social ads',
  made: 'Everything here is made from one source; the texts in the sheets are the ones below.',
  texts: 'Texts',
  pictures: 'Pictures',
  alt: 'Alternative text',
  safeZone:
    'Words and logos stand inside the safe zone of stories and reels (1080 by 1920 pixels).',
  sheets: 'Sheets',
  json: 'the campaign, field by field',
  meta: [
    'a starting sheet for the bulk import of Meta Ads Manager, one row for each size of the creative.',
    'Campaign, ad set and ads are PAUSED. Check it against an export of your own account before you import:',
    'Meta changes its columns. Budget, start, page and Instagram account are left for you to fill in,',
    'and so are the interests and titles below. Upload the pictures with the sheet: it names their files.',
  ],
  linkedin: 'the texts for Campaign Manager, to copy from: LinkedIn documents no import of ads.',
  formulas:
    "A cell that would begin with =, +, - or @ begins with an apostrophe ('), so that no spreadsheet runs it: take it off in the ads manager.",
  links: 'Links, by platform',
  targeting: 'Targeting',
  limits: 'Limits were last looked up on',
  story: 'Story',
  reel: 'Reel script',
} as const;

export const demographicsLabels: Record<DemographicsField, string> = {
  companySize: 'Company size',
  facilityType: 'Facility type',
  patientVolume: 'Patient volume',
  homeowners: 'Homeowners',
  hasChildren: 'Has children',
  techSavvy: 'Tech-savvy',
  income: 'Income',
  smartDevices: 'Smart devices',
};
