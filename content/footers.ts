import { brand } from './brand';
import type { FooterContent } from './schema';
import { placeholder } from './schema/placeholder';
import { emailTemplates } from './words/email-templates';

const { website, contact, privacy } = brand.links;

/** Footer columns that link to the provider's own pages. */
export const providerColumns: FooterContent['columns'] = [
  { heading: 'Company', links: [website, contact] },
  { heading: 'Legal', links: [privacy] },
];

// Links to pages that don't exist yet go to the top of the current page.
const top = placeholder('#top');

/** Footer columns for an audience whose company pages don't exist yet. */
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
    links: [{ label: emailTemplates.title, href: emailTemplates.route }, privacy],
  },
];

/** The footer of pages that aren't for one audience. */
export const siteFooter: FooterContent = {
  summary: brand.description,
  columns: providerColumns,
};
