import { brand } from './brand';
import type { FooterContent } from './schema';

const { website, contact, privacy } = brand.links;

/** The footer of pages that aren't for one audience. */
export const siteFooter: FooterContent = {
  summary: brand.description,
  columns: [
    { heading: 'Company', links: [website, contact] },
    { heading: 'Legal', links: [privacy] },
  ],
};
