import { audiences } from './audiences';
import type { Link } from './schema';
import { emailTemplates } from './words/email-templates';
import { socialAds } from './words/social-ads';

/** The pages for marketers. Each audience has its own address below each of them, such as `/email-templates/remote`. */
export const templatePages = [emailTemplates, socialAds] as const;

/** The sidebar and the mobile menu: every page of the site, by group. */
export const navigation: { heading: string; links: Link[] }[] = [
  {
    heading: 'Security for',
    links: audiences.map(({ name, landing }) => ({ label: name, href: landing.route })),
  },
  {
    heading: 'Campaign templates',
    links: templatePages.map(({ title, route }) => ({ label: title, href: route })),
  },
];
