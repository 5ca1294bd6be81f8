import type { TemplatePage } from '../schema';
import { pictureWords } from './picture';
import { zipWords } from './zip';

export const socialAds = {
  route: '/social-media-ads',
  title: 'Social Ad Templates',
  description: 'Ready-made social ads for each audience: images, copy, story and targeting.',
  theme: 'dark',
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
    link: 'Link for',
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
    story: 'Story and films',
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
    notOffered: 'not available as a button',
    /** Followed by a date. */
    note: 'Sources are in the campaign’s README. Last checked on',
  },
  /** The ads as the platforms show them. */
  feed: {
    on: 'On',
    sponsored: 'Sponsored',
    promoted: 'Promoted',
    more: '… more',
    note: 'These are close, but not exact. Check each platform’s own preview before you launch.',
  },
  player: {
    slide: 'Slide',
    of: 'of',
    previous: 'Previous slide',
    next: 'Next slide',
    play: 'Play',
    pause: 'Pause',
  },
  film: {
    /** What each film is called, followed by the audience. */
    names: { reel: 'Reel', teaser: 'Teaser' },
    seconds: 'seconds',
    /** What its downloads are called. */
    video: 'MP4',
    captions: 'Captions',
    cover: 'Cover',
    note: 'Music, no voice-over: the words are on screen and in the captions.',
    /** Leads to the studio. */
    otherSizes: 'Other sizes',
  },
  safeZone: {
    show: 'Show the safe zone',
    name: 'Safe zone',
    note: 'Outside the dashed line, apps put their own names and buttons.',
  },
  pictures: { ...pictureWords, cards: 'Carousel' },
  cards: {
    sizes: 'Sizes, in pixels',
    slides: 'Story slides',
    cards: 'Slides as cards',
    runs: 'This campaign runs here.',
    none: 'This campaign doesn’t run here.',
  },
  exportPanel: {
    ...zipWords,
    json: 'JSON data',
    meta: 'Meta starter sheet',
    linkedin: 'LinkedIn copy',
    document: 'LinkedIn document',
    readme: 'README',
    sheets:
      'All ads in the sheets are paused. The README says what to fill in, and what each file is for.',
  },
} as const satisfies TemplatePage & Record<string, unknown>;

/** What a campaign's README says around the campaign's own words. */
export const adReadme = {
  title: 'Campaign',
  made: 'Everything here comes from one source: the sheets have the same texts as below.',
  folders: 'What’s here',
  ads: 'the images, sheets and data described below.',
  film: 'the films for stories, reels and feeds (4x5), with their covers, and their captions (SRT for Facebook, VTT for other players):',
  email:
    'the campaign’s email and its image. Send the HTML; the one named “offline” uses the image saved next to it, so you can look at it on your computer. If you chose an email service, there’s a copy for it, named after it:',
  offer: 'The offer',
  code: 'Promo code',
  concept: 'Concept',
  texts: 'For each concept',
  pictures: 'Images',
  alt: 'Alt text',
  safeZone: 'Words and logos stay inside the safe zone of stories and reels (1080 by 1920 pixels).',
  sheets: 'Sheets and documents',
  json: 'the campaign, field by field, with its links and files',
  meta: [
    'a starter sheet for bulk import into Meta Ads Manager: an ad for each concept, a carousel in a separate ad set,',
    'and an ad for each film, if any, in another ad set. Everything in it is PAUSED. Meta’s columns change, so compare the',
    'sheet with an export from your own account before you import it. Upload the images and films with it.',
  ],
  metaEmpty: 'These columns are empty, because only you know what goes in them:',
  emptyColumns: {
    'Ad Set Daily Budget, Ad Set Time Start': 'your daily budget, and when to start',
    'Link Object ID, Instagram Account ID': 'your Facebook page, and your Instagram account',
    'Flexible Inclusions':
      'the interests and job titles below, as Meta’s IDs; or add them in Ads Manager',
    'Image Hash, Additional Image 1 Hash, Additional Image 2 Hash, Product 1 - Image Hash and up, Video ID, Additional Video 1 ID (and Video File Name and Video Placement, if there are no films)':
      'what Meta shows for each file after the upload. Meta finds the first image and each film by name. The hashes are for these files:',
  },
  covers:
    'A film’s cover is the image of the same name. Choose it in Ads Manager after the upload.',
  linkedin:
    'the texts to copy into Campaign Manager: LinkedIn doesn’t say which columns its import takes.',
  document: 'the carousel’s cards, 4:5, as a document for LinkedIn.',
  formulas:
    "A cell that would start with =, +, - or @ starts with an apostrophe ('), so that no spreadsheet runs it as a formula. Remove the apostrophe in the ads manager.",
  links: 'Links, by platform',
  urlTags:
    'In the Meta sheet, the link has no parameters. The URL Tags add them, and Meta fills in the app, the ad and the placement:',
  concepts:
    'So that you can tell the ads on LinkedIn apart, the links in its sheet also have a utm_content: the concept and the size.',
  targeting: 'Targeting',
  ages: 'Ages',
  countries: 'Countries',
  sources: 'Limits of texts and images',
  limits: 'Last checked on',
  story: 'Story and carousel',
  reel: 'Reel script',
} as const;
