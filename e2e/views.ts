import { audiences, homeAudience } from '@/lib/campaigns';
import type { Audience, Landing, TemplatePage, Theme } from '@/content/schema';
import { hosts } from '@/content/hosts';
import { emailTemplates } from '@/content/words/email-templates';
import { socialAds } from '@/content/words/social-ads';
import { textsIn } from '@/lib/campaign/document/paths';
import { samplePosts } from '@/lib/site/posts';

export { studioRoutes } from '@/lib/export/budgets';

export interface View {
  route: string;
  theme: Theme;
  /** On a landing page, what it says. */
  landing?: Landing;
  /** On an audience's own template page, the audience. */
  template?: Audience;
}

/** The landing pages, including the home page: where each one is, and what it shows. */
export const landingViews = [
  { route: '/', landing: homeAudience.landing },
  ...audiences.map(({ landing }) => ({ route: landing.route, landing })),
].map(({ route, landing }) => ({ route, landing, theme: landing.theme }));

export const tabPages = [emailTemplates.route, socialAds.route] as const;

const templateViews = ({ route, theme }: TemplatePage): View[] => [
  { route, theme },
  ...audiences.map((template) => ({ route: `${route}/${template.id}`, theme, template })),
];

/** Every page with the shell around it, by its kind. */
export const kinds: [kind: string, views: View[]][] = [
  ['landing pages', landingViews],
  ['email templates', templateViews(emailTemplates)],
  ['social ads', templateViews(socialAds)],
];

/** The same without the first view of each kind, whose content another one has, too. */
export const distinctKinds = kinds.map(([kind, views]) => [kind, views.slice(1)] as const);

/** An audience's landing page and template page. Every site has both. */
export const landingPage = {
  route: audiences[0].landing.route,
  heading: audiences[0].landing.hero.headline,
};
export const templatePage = {
  route: `${socialAds.route}/${audiences[0].id}`,
  heading: socialAds.title,
};

const [firstPost] = samplePosts.keys();

/** One sample post, alone and framed: all posts are the same page with other words. */
export const postViews = [{ route: `/posts/${firstPost}` }, { route: `/posts/${firstPost}/embed` }];

export const otherScripts = [...hosts.scripts, ...hosts.addedScripts].filter((address) =>
  address.startsWith('https:'),
);

export const unknownPath = '/no-such-page';

/**
 * Fields whose strings no reader sees: addresses, names of drawings and examples, colors, units, and
 * references, which only show once there's something to say.
 */
const unseen =
  /\b(?:id|href|route|address|icon|tone|color|theme|description|share|kind|drawing|shows|layout|sample|references|unit|written)\b/;

/** Every text in a tree of content that a reader sees. */
export const texts = (tree: unknown) =>
  textsIn(tree).flatMap(([path, text]) => (unseen.test(path) ? [] : text));
