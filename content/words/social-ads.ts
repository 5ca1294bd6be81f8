import type { TemplatePage } from '../schema';
import { zipWords } from './zip';

export const socialAds = {
  route: '/social-media-ads',
  title: 'Social Ad Templates',
  description: 'Ready-made social ads for each audience: images, copy, story and targeting.',
  theme: 'dark',
  part: 'ads',
  badge: 'Campaign templates',
  lede: 'One campaign for each audience, as each platform will show it.',
  labels: {
    targetDemo: 'Target demographic',
    primary: 'Primary ad creative: the fear',
    remedy: 'Second ad creative: the remedy',
    headline: 'Headline',
    subheadline: 'Subheadline',
    bodyText: 'Body text',
    cta: 'Call to action',
    link: 'Tracked link',
    /** Followed by `utm_campaign=` and its value. */
    linkNote: 'When you copy a platform’s link, it gets its utm_source and utm_medium, and',
    copyLink: 'Copy link for',
    placements: 'Placements',
    picture: 'Words in the image',
    imageDesc: 'Image description',
    caption: 'Caption with hashtags',
    story: 'Story',
    scripts: { reel: 'Reel script', teaser: 'Teaser script' },
    interests: 'Interests',
    titles: 'Target titles',
    companySize: 'Company size',
    facilityType: 'Facility type',
    patientVolume: 'Patient volume',
    homeowners: 'Homeowners',
    hasChildren: 'Has children',
    techSavvy: 'Tech-savvy',
    income: 'Income',
    smartDevices: 'Smart devices',
    keywords: 'Keywords',
    metaTags: 'Meta hashtags',
    display: 'Display',
    dimensions: 'Sizes, in pixels',
    colorScheme: 'Color scheme',
    keyVisuals: 'Key visuals',
    yes: 'Yes',
    no: 'No',
    slide: 'Slide',
    card: 'Card',
  },
  /** The page's list of contents, by the sections' ids. */
  sections: {
    feed: 'In the feed',
    story: 'Story and videos',
    export: 'Export',
    images: 'Images',
    targeting: 'Targeting',
    keywords: 'Keywords',
    platforms: 'Platforms',
    copy: 'Copy and limits',
  },
  /** Each campaign’s two ads, to test against each other. */
  concepts: { choose: 'Concept', fear: 'The fear', remedy: 'The remedy' },
  /** How a text compares to a platform's limit. */
  limits: {
    characters: 'characters',
    hashtags: 'hashtags',
    of: 'of',
    atMost: 'at most',
    fits: 'fits',
    cut: 'will be cut off',
    offered: 'available as a button',
    /** Followed by a date. */
    note: 'Sources are in the ZIP’s README. Last checked on',
  },
  /** The ads as the platforms show them. */
  feed: {
    on: 'On',
    sponsored: 'Sponsored',
    promoted: 'Promoted',
    more: '… more',
    note: 'Close, but not exact: check each platform’s own preview before you launch.',
  },
  film: {
    heading: 'Videos',
    /** What each film is called, followed by the audience. */
    names: { reel: 'Reel', teaser: 'Teaser' },
    seconds: 'seconds',
    /** What its downloads are called. */
    video: 'MP4',
    captions: 'Captions',
    cover: 'Cover',
    note: 'Music, no voice-over: the words are on screen, and most are in the captions.',
    /** Leads to the studio. */
    otherSizes: 'Other sizes',
  },
  safeZone: {
    show: 'Show the safe zone',
    note: 'Outside the dashed line, apps put their own names and buttons.',
  },
  pictures: { download: 'Download', cards: 'Carousel' },
  cards: {
    heading: 'Where each ad works best',
    sizes: 'Sizes, in pixels',
    slides: 'Story slides',
    cards: 'Slides as cards',
    films: 'films',
    /** Before the platforms that have no card. */
    also: 'Also in the ZIP:',
    runs: 'This campaign runs here.',
    none: 'This campaign doesn’t run here.',
  },
  exportPanel: {
    ...zipWords,
    sheets: 'The sheets’ ads are paused. The README says what to fill in and what each file is.',
  },
} as const satisfies TemplatePage & Record<string, unknown>;
