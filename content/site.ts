import type { FooterContent, Link } from './schema';

/** The brand and its addresses. All stand under reserved domains: replace them before launch. */
export const site = {
  name: 'Emberwall',
  description: 'Cybersecurity for healthcare practices, remote teams and smart homes.',
  /** Where the site is served. Links in emails are made absolute with it. */
  origin: 'https://www.emberwall.example',
} as const;

/** The provider's own pages, outside this site. */
export const provider = {
  website: { label: 'Website', href: 'https://emberwall.example' },
  contact: { label: 'Contact', href: 'https://emberwall.example/contact' },
  privacy: { label: 'Privacy Policy', href: 'https://emberwall.example/privacy' },
  demo: { label: 'Schedule Demo', href: 'https://emberwall.example/demo' },
  healthcare: { label: 'Learn More', href: 'https://emberwall.example/healthcare' },
} as const satisfies Record<string, Link>;

/** Where a footer link leads whose page does not exist yet: the top of the page it stands on. */
export const placeholderAnchor = '#top';

/** The footer of every page that belongs to no audience. */
export const siteFooter: FooterContent = {
  summary: site.description,
  columns: [
    { heading: 'Company', links: [provider.website, provider.contact] },
    { heading: 'Legal', links: [provider.privacy] },
  ],
};
