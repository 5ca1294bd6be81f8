import type { FooterColumn, FooterContent, Link } from './schema';
import { emailTemplates } from './words/email-templates';

/** The brand and its address, under a reserved domain: replace it before launch. */
export const site = {
  name: 'Emberwall',
  description: 'Cybersecurity for healthcare practices, remote teams and smart homes.',
  /** Where the site is served: the build's SITE_ORIGIN. What has to name a page from outside is made absolute with it. */
  origin: process.env.SITE_ORIGIN || 'https://www.emberwall.example',
} as const;

/** The provider's own pages, outside this site; under a reserved domain too. */
export const provider = {
  website: { label: 'Website', href: 'https://emberwall.example' },
  contact: { label: 'Contact', href: 'https://emberwall.example/contact' },
  privacy: { label: 'Privacy Policy', href: 'https://emberwall.example/privacy' },
  demo: { label: 'Schedule Demo', href: 'https://emberwall.example/demo' },
  healthcare: { label: 'Learn More', href: 'https://emberwall.example/healthcare' },
} as const satisfies Record<string, Link>;

// The page that the link stands on, at its top: for what has no page yet.
const placeholder = '#top';

/** The footer columns of an audience whose company pages do not exist yet. */
export const placeholderColumns: FooterColumn[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About', href: placeholder },
      { label: 'Features', href: placeholder },
      { label: 'Contact', href: placeholder },
    ],
  },
  {
    heading: 'Resources',
    links: [{ label: emailTemplates.title, href: emailTemplates.route }],
  },
];

/** The footer of every page that belongs to no audience. */
export const siteFooter: FooterContent = {
  summary: site.description,
  columns: [
    { heading: 'Company', links: [provider.website, provider.contact] },
    { heading: 'Legal', links: [provider.privacy] },
  ],
};
