import { audiences, homeAudience } from './audiences';
import type { Link } from './schema';
import { studioRoute } from './studio';
import { emailTemplates } from './words/email-templates';
import { shell } from './words/shell';
import { socialAds } from './words/social-ads';
import { templateWords } from './words/templates';

/** The pages for marketers. Below each, audiences have pages, such as `/email-templates/remote`. */
export const templatePages = [emailTemplates, socialAds] as const;

/** So that no page grows with the number of audiences. A template page's tabs lead to the others. */
const mostListed = 6;

/** The landing pages, the home audience's first. */
export const landingPages: Link[] = [
  homeAudience,
  ...audiences.filter((audience) => audience !== homeAudience),
]
  .slice(0, mostListed)
  .map(({ name, landing }) => ({ label: name, href: landing.route }));

interface MenuGroup {
  heading: string;
  links: Link[];
  /** Each page has one for each audience below it. An audience's pages lead there. */
  hasAudiences?: true;
}

/** The marketers' pages: in each page's footer, and in the menu of pages that aren't for buyers. */
export const forMarketers: MenuGroup = {
  heading: shell.templates,
  links: [
    ...templatePages.map(({ title, route }) => ({ label: title, href: route })),
    ...(studioRoute ? [{ label: templateWords.studio, href: studioRoute }] : []),
  ],
  hasAudiences: true,
};

/** The sidebar and the menu, by group. On a landing page, they're without the marketers' pages. */
export const navigation: MenuGroup[] = [
  { heading: shell.audiences, links: landingPages },
  forMarketers,
];
