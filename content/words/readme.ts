import { confirmWords } from './confirm';
import { sameWords } from './same-files';
import { socialAds } from './social-ads';
import { uploadWords } from './email-upload';
import { zipWords } from './zip';

const { labels } = socialAds;

/** A campaign's sheets and documents by their place in its folder: their links and purpose. */
export const fileWords = {
  'README.html': {
    label: 'README',
    about: 'what each folder is, and what to do first on each platform.',
  },
  'what-to-confirm.html': {
    label: 'What to confirm',
    about: 'the claims, where they come from, and a place to sign. Print it for whoever signs off.',
  },
  'sheets/meta-starter-sheet.csv': {
    label: 'Meta starter sheet',
    about:
      'a starter sheet for bulk import into Meta Ads Manager: one ad set with an ad for each concept, one with a carousel, and one with an ad for the reel, if there is one. Everything in it is PAUSED. Meta’s columns change, so compare the sheet with an export from your own account before you import it. Meta sticks to the ages in the sheet, because Advantage+ audience is off.',
  },
  'sheets/linkedin.csv': {
    label: 'LinkedIn copy',
    about: 'the texts to copy into Campaign Manager. LinkedIn doesn’t list the columns it imports.',
  },
  'sheets/google-editor.csv': {
    label: 'Google Ads Editor',
    about:
      "a search campaign to import into Google Ads Editor, with its keywords and its responsive ad. Everything in it is paused. Fill in the budget and the column “EU political ads,” because Google asks for it in every new campaign. If the campaign has none, write: Doesn't have EU political ads.",
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

/** The first page of a ZIP, and the page of what to confirm. */
export const readmeWords = {
  labels,
  confirm: confirmWords,
  files: fileWords,
  same: sameWords,
  title: 'Campaign',
  first: 'What to do first',
  steps: {
    confirm:
      'Print what-to-confirm.html, go through it with whoever signs off, and have them sign it.',
    page: 'Open the campaign’s link, and check that the landing page says what the emails and ads promise.',
    live: 'Publish the edits, so that the site has them, too: open edits.json in the studio, under Share, then use Publish. Wait until they’re live.',
  },
  /** What to do on a platform, by the sheet that has its ads. */
  sheetSteps: {
    meta: 'Upload the images and videos, fill in the empty columns of the starter sheet, and import it.',
    linkedin:
      'Copy the texts from the sheet, and upload the images. The document is an ad of its own, with the carousel’s introductory text.',
    google:
      'Import the Editor file, and add the banners as uploaded display ads. Then make a responsive display ad from the other images, the logos, the long headline, and up to five of the headlines and of the descriptions in the Editor file.',
    others: 'Copy the texts from the sheet, and upload the images or the video.',
  },
  /** On a platform that shows stories. */
  story:
    'The story isn’t in the sheet. Post its images in order from your own account, with the platform’s first link from the sheet with all links.',
  /** On a platform that shows carousels. */
  carousel: 'A carousel takes the cards of one size, in order.',
  /** If there are several variants, or rows of a table. After it comes the first one’s name. */
  ofFirst:
    'Each variant has these steps, and its own folder, where its files have its name at the end. The files below are those of',
  sheet: 'Sheet',
  document: 'Document',
  videos: 'Videos',
  logos: 'Logos',
  longHeadline: 'Long headline',
  businessName: 'Business name',
  sources: 'Sizes and limits',
  declarations: 'To declare',
  /** Of a sheet to import. Before the day. */
  columns: 'Columns checked on',
  email: 'Email',
  upload: uploadWords,
  emailStep:
    'Use the files for your email service, or else the HTML, and send yourself a test before you send it to anyone.',
  folders: 'What’s in each folder',
  /** By the folder’s name. */
  folder: {
    pictures: 'each image once, whichever platforms take it.',
    films:
      'the videos (.mp4), a cover for each (.png), and captions (.srt). The words are on screen, so turn captions on only if other videos there have them.',
    email:
      'the HTML, the plain text and the images; without an email service, also a draft to open in a mail app (.eml).',
    sheets:
      'what to import, or to copy from. Each says which files an ad needs, and where they are.',
    print: 'a QR code of the campaign’s link.',
  },
  edits: [
    'edits.json',
    'all edits, with their images, including those to the landing page, which are in no other file. To go on editing, open it in the studio, under Share. To make the edits live, use Publish there.',
  ],
  /** Pictures in sizes that no platform of the campaign asks for. */
  otherPictures: 'Other sizes',
  once: 'Where a ZIP has several campaigns or variants, each has a folder. Shared files are only in the first.',
  emptyHeading: 'Columns of the Meta starter sheet to fill in, since only you know what goes there',
  emptyColumns: {
    'Ad Set Daily Budget, Ad Set Time Start': 'your daily budget, and when to start',
    'Link Object ID, Instagram Account ID': 'your Facebook page, and your Instagram account',
    'Flexible Inclusions':
      'the interests and job titles below, as Meta’s IDs; or add them in Ads Manager',
    'Special Ad Category Country':
      'only if the ads are in a special category: the country that it’s for',
    'Beneficiary, Payer':
      'only if people in the EU can see the ads, and your ad account has no default: who benefits from them, and who pays for them',
    'Image Hash, Additional Image 1 Hash, Additional Image 2 Hash, Product 1 - Image Hash and up, Video ID, Additional Video 1 ID (and Video File Name and Video Placement, if there are no videos)':
      'what Meta shows for each file after the upload. It finds an ad’s first image and video by name. The column next to each says which placement its image is for',
  },
  formulas:
    "A cell that would start with =, +, - or @ starts with an apostrophe ('), so that no spreadsheet runs it as a formula. Remove the apostrophe in the ads manager.",
  /** What `utm_content` says in links. */
  codes: {
    heading: 'Codes in links',
    about:
      'People can see the address of a link, so utm_content doesn’t say what an ad is about: it has a letter for the ad and a number for its size. In a test or a table, the variant’s name comes after a hyphen: c1-b. The sheet with all the links lists each code.',
    carousel: 'the carousel',
  },
  targeting: 'Who should see the ads',
  ages: 'Ages',
  locations: 'Locations',
  missing: 'What’s missing, and why',
  absent: zipWords.absent,
  /** In a sheet, after the name of a file. */
  notHere: 'not in this ZIP',
  withoutFilms: 'The videos: they were left out of this download.',
  /** Before the names of platforms. */
  onlyFor: 'Other platforms’ files and the email: this download is only for',
} as const;
