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
    open: 'Open the email on its own',
  },
} as const satisfies TemplatePage & { labels: Record<string, string> };

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
