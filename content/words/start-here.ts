import { limitsChecked } from '../platforms';
import { confirmWords } from './confirm';
import { socialAds } from './social-ads';

const { labels, concepts, film } = socialAds;

/** A campaign's sheets and documents, by their place in its folder: their links, what they're for. */
export const fileWords = {
  'start-here.html': {
    label: 'Start here',
    about: 'what to do first, and each image with its text. Open it offline, or print it.',
  },
  'sheets/meta-starter-sheet.csv': {
    label: 'Meta starter sheet',
    about:
      'a starter sheet for bulk import into Meta Ads Manager: one ad set with an ad for each concept, one with a carousel, and one with an ad for each video, if any. Everything in it is PAUSED. Meta’s columns change, so compare the sheet with an export from your own account before you import it. Meta sticks to the ages in the sheet, because Advantage+ audience is off.',
  },
  'sheets/linkedin.csv': {
    label: 'LinkedIn copy',
    about: 'the texts to copy into Campaign Manager. LinkedIn doesn’t list the columns it imports.',
  },
  'sheets/google-editor.csv': {
    label: 'Google Ads Editor',
    about:
      'a search campaign to import into Google Ads Editor, with its keywords and its responsive ad. Everything in it is paused. Fill in the budget.',
  },
  'sheets/other-platforms.csv': {
    label: 'Other platforms',
    about: 'the texts, links and files for each other platform, to copy into their ads managers.',
  },
  'sheets/links.csv': {
    label: 'All links',
    about: 'every address with tracking parameters, from ads and from the email.',
  },
  'pictures/linkedin-document.pdf': {
    label: 'LinkedIn document',
    about: 'the carousel’s cards, 4:5, as a document for LinkedIn.',
  },
} as const;

/** What variant B is without, because variant A has the same. */
export const sameWords = {
  /** Before the names. */
  only: 'These are the same in both variants, so only A’s files have them:',
  pieces: {
    fear: 'the fear’s ads',
    remedy: 'the remedy’s ads',
    story: 'the story and the carousel',
    reel: 'the reel',
    teaser: 'the teaser',
    search: 'the search ad',
    email: 'the email',
    print: 'the logos and the QR code',
  },
} as const;

/** The page in a campaign's ZIP that says what everything is for, around the campaign's own texts. */
export const startHereWords = {
  labels,
  concepts,
  films: film.names,
  confirm: confirmWords,
  files: fileWords,
  limitsChecked,
  same: sameWords,
  title: 'Campaign',
  first: 'What to do first',
  steps: {
    confirm: 'Go through “Confirm before launch” with whoever signs off on it.',
    page: 'Landing page: open the campaign’s link, and check that the page says what the emails and ads promise.',
    live: 'Landing page: send edits.json to whoever runs the site, and wait until the page shows the edited words.',
    proof: 'Print this page, check each image against its text, and have the page signed.',
    meta: 'Instagram and Facebook: upload the images and videos, fill in the empty columns of the starter sheet, and import it.',
    linkedin: 'LinkedIn: copy the texts from the sheet, and upload the images or the document.',
    google:
      'Google: import the Editor file, add the banners as uploaded display ads, and make a responsive display ad from the texts and images below.',
    others: 'Other platforms: copy the texts from their sheet, and upload the images or the video.',
    email:
      'Email: use the files for your email service, or else the HTML, and send yourself a test.',
  },
  /** `#` stands for the images’ files, then their addresses. */
  upload: {
    one: 'The email’s image isn’t on the site yet. Upload # from the ZIP to your email service, then replace this address in the HTML: #. Tests and drafts (.eml) already include it.',
    several:
      'The email’s images aren’t on the site yet. Upload # from the ZIP to your email service, then replace these addresses in the HTML: #. Tests and drafts (.eml) already include them.',
  },
  edits: [
    'edits.json',
    'everything that was edited, with its images, such as what’s on the landing page and in no other file. To put it live, send it to whoever runs the site. To go on editing, open it in the studio, under Share.',
  ],
  offer: 'The offer',
  code: 'Promo code',
  concept: 'Concept',
  file: 'File',
  places: 'Placements',
  otherSizes: 'Other sizes',
  alt: 'Alt text',
  cardHeadline: 'Headline of the card',
  safeZone:
    'Words and logos stay inside the safe zone of stories and reels (1080 by 1920 pixels). Below the middle, a video’s words also stay left of the buttons of TikTok and YouTube. TikTok’s zone depends on the caption: look at the video in its preview.',
  filmsAndCovers: 'Videos',
  captions:
    'The words are on screen, so captions would cover them: turn captions on only where nearby videos have them. The SRT files are for Facebook. A video’s cover is the image of the same name.',
  shortTexts: 'Short texts',
  searchHeadlines: 'Headlines (Google search; five for display; short ones for Meta’s videos)',
  longHeadline: 'Long headline',
  descriptions: 'Descriptions (the first four for search, three for Meta’s videos)',
  businessName: 'Business name',
  keywordTypes: 'Keywords, for phrase and exact match',
  email: 'Email',
  subject: 'Subject line',
  preview: 'Preview text',
  sheets: 'Sheets and documents',
  metaEmpty: 'Empty columns of the starter sheet, because only you know what goes in them',
  emptyColumns: {
    'Ad Set Daily Budget, Ad Set Time Start': 'your daily budget, and when to start',
    'Link Object ID, Instagram Account ID': 'your Facebook page, and your Instagram account',
    'Flexible Inclusions':
      'the interests and job titles below, as Meta’s IDs; or add them in Ads Manager',
    'Image Hash, Additional Image 1 Hash, Additional Image 2 Hash, Product 1 - Image Hash and up, Video ID, Additional Video 1 ID (and Video File Name and Video Placement, if there are no videos)':
      'what Meta shows for each file after the upload. It finds an ad’s first image and video by name',
  },
  metaFiles: 'Which file goes where in the starter sheet',
  formulas:
    "A cell that would start with =, +, - or @ starts with an apostrophe ('), so that no spreadsheet runs it as a formula. Remove the apostrophe in the ads manager.",
  links: 'Links, by platform',
  urlTags:
    'URL Tags of the starter sheet. The sheet’s link has none of these parameters, and Meta fills in the app, the ad and the placement',
  content: 'In the sheets, a picture’s or video’s link also has a utm_content: its name.',
  qr: 'A QR code of the campaign’s link, for anything in print',
  targeting: 'Targeting',
  ages: 'Ages',
  locations: 'Locations',
  figures: 'Where figures come from',
  sources: 'Limits of texts and images',
  checked: 'Last checked on',
  approval: 'Approval',
  signed: ['Name', 'Date', 'Signature'],
} as const;
