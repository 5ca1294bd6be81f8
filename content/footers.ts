import { brand } from './brand';
import type { FooterContent } from './schema';
import { placeholder } from './schema/placeholder';
import { emailTemplates } from './words/email-templates';

const { website, contact, privacy } = brand.links;

/** The columns of a footer that lead to the provider's own pages. */
export const providerColumns: FooterContent['columns'] = [
  { heading: 'Company', links: [website, contact] },
  { heading: 'Legal', links: [privacy] },
];

// The top of the page it's on: for what has no page yet.
const top = placeholder('#top');

/** The columns of an audience whose company pages don't exist yet. */
export const placeholderColumns: FooterContent['columns'] = [
  {
    heading: 'Company',
    links: [
      { label: 'About', href: top },
      { label: 'Features', href: top },
      { label: 'Contact', href: top },
    ],
  },
  {
    heading: 'Resources',
    links: [{ label: emailTemplates.title, href: emailTemplates.route }],
  },
];

/** The footer of every page that belongs to no audience. */
export const siteFooter: FooterContent = {
  summary: brand.description,
  columns: providerColumns,
};
