import type { DemographicsField, TemplatePage } from './schema';

export const emailTemplates = {
  route: '/email-templates',
  title: 'Email Templates',
  description: 'Ready-made campaign emails for healthcare practices, remote teams and smart homes.',
  theme: 'dark',
  badge: 'Campaign templates',
  lede: 'One email for each audience, as it will arrive. Pick an audience, read it, take it.',
  labels: {
    subject: 'Subject line',
    preview: 'Preview text',
    body: 'Email body',
    frame: 'Email to',
    open: 'Open the email',
    inbox: 'In the inbox, on a phone',
    arrived: 'now',
    characters: 'characters',
    limit: 'limit',
    copySubject: 'Copy subject line',
    copyPreview: 'Copy preview text',
  },
  /** The switches of the preview, and what is said where it cannot be shown. */
  view: {
    width: 'Width',
    desktop: 'Desktop 640',
    phone: 'Phone 375',
    scheme: 'Colour scheme',
    light: 'Light',
    dark: 'Dark as authored',
    forced: 'Dark forced by the client',
    forcedNote:
      'An approximation: light and dark change places, hues stay. Each mail program has its own way.',
    failed: 'The preview did not load. Reload the page, or open the email in a new tab.',
  },
  takeAway: {
    heading: 'Take it away',
    provider: 'Merge tags for',
    tags: 'Tags it will use',
    byHand: 'no tag: write it in by hand',
    copyHtml: 'Copy HTML',
    copyText: 'Copy plain text',
    downloadHtml: 'Download .html',
    downloadText: 'Download .txt',
    downloadDraft: 'Download .eml',
    draftNote:
      'The .eml file holds the HTML and the plain text, marked as an unsent draft (X-Unsent), for a mail program to open.',
    noFallback: 'no fallback in the tag: set a default value for the field',
  },
  support: {
    heading: 'In each mail program',
    text: 'The HTML and CSS of these emails, held against what caniemail.com knows of each mail program. It passes where the list below answers for all that it does not know. Data as of',
    client: 'Mail program',
    result: 'Result',
    passes: 'Passes',
    fails: 'Fails',
    unsupported: 'Does not know',
    partial: 'Knows in part',
    dark: 'In dark mode',
    none: 'Nothing',
    authored: 'As authored',
    adjusted: 'As authored, then adjusted',
    own: 'By its own rules',
    tolerated: 'What is not known, and why nothing is lost',
  },
  copyWords: {
    busy: 'Fetching the file…',
    copied: 'Copied to your clipboard.',
    refused:
      'Your browser did not allow copying. The text is selected: press Ctrl+C (⌘C on a Mac), or hold it and choose Copy.',
    failed: 'The file did not arrive. Check your connection, then try again.',
  },
} as const satisfies TemplatePage & Record<string, unknown>;

export const socialAds = {
  route: '/social-media-ads',
  title: 'Social Ad Templates',
  description:
    'Ready-made social ads for healthcare practices, remote teams and smart homes: copy, story, targeting.',
  theme: 'dark',
  badge: 'Campaign templates',
  lede: 'One campaign for each audience: the creative, the story, whom to show it to.',
  labels: {
    campaign: 'Campaign',
    targetDemo: 'Target demographic',
    primary: 'Primary ad creative',
    headline: 'Headline',
    subheadline: 'Subheadline',
    bodyText: 'Body text',
    cta: 'Call to action',
    imageDesc: 'Picture',
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
  },
} as const satisfies TemplatePage & { labels: Record<string, string> };

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

/** What both template pages call their tabs, and the links to their neighbours. */
export const templateWords = { tabs: 'Audience', related: 'Related pages' } as const;
