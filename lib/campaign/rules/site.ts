import type { Campaign, CampaignDocument, Site } from '@/content/schema';
import { sectionNames } from '@/content/schema/section';
import { type Field, fieldsOf } from '../document/fields';
import { isInside, textsIn } from '../document/paths';
import { resolve } from '../document/resolve';
import { infoAt } from '../document/schema-info';
import { textsOfField } from '../document/values';
import { fill } from '../document/fill';
import type { ProblemWords } from '@/content/words/problems';
import type { Finding, Judged } from './rule';

/** The site's routes, besides those of its campaigns' own pages. */
export interface SiteRoutes {
  /** Below these, each audience has a page. */
  folders: readonly string[];
  pages: readonly string[];
  /** The addresses that no page may have, because the site's other files are there. */
  reserved?: readonly string[];
}

interface SiteSources {
  document: CampaignDocument;
  /** The site's other campaigns. */
  others: readonly CampaignDocument[];
  /** Those of them whose texts and addresses are taken: all, if they aren't given. */
  taken?: readonly CampaignDocument[];
  routes: SiteRoutes;
  /** Who has what's taken. */
  words: ProblemWords['taken'];
}

/** What a campaign may not share, and where its links may lead. */
export function siteOf({ document, others, taken = others, routes, words }: SiteSources): Site {
  const { folders, pages, reserved = [] } = routes;
  const audiences = [document, ...others].map(({ audience }) => audience);
  const shared = [
    '/',
    ...pages,
    ...folders,
    ...folders.flatMap((route) => audiences.map(({ id }) => `${route}/${id}`)),
  ];
  const otherAddresses = others.flatMap((other) =>
    addressesOf(resolve(other)).map(({ value }) => value),
  );
  const ofPages = Object.fromEntries([...shared, ...reserved].map((page) => [page, words.page]));
  return {
    pages: [...shared, ...otherAddresses],
    taken: Object.assign(ofPages, ...taken.map((other) => takenBy(other, words))),
    own: takenBy(document, words),
  };
}

function takenBy(document: CampaignDocument, words: ProblemWords['taken']): Site['taken'] {
  const values = ownValues(document, resolve(document)).map(({ key, path }) => {
    const field = fieldsOf(document).find(({ path: at }) => isInside(path, at));
    const label = field?.label ?? path.split('.').at(-1) ?? '';
    return [key, fill(words.field, { field: label, campaign: document.audience.name })];
  });
  return Object.fromEntries(values);
}

/**
 * No two campaigns have the same name, address or text. What a new campaign hasn't rewritten yet is
 * for its owner to confirm: publishing marks it with `{placeholder}`.
 */
export function* sharedWithOthers({ document, campaign }: Judged): Generator<Finding> {
  const { origin, site, slug } = document;
  if (slug && [`id ${slug}`, `/${slug}`].some((key) => site?.taken[key])) {
    // Probably because it has been published: then all of its texts are taken.
    yield { path: '', value: slug, sentence: (words) => fill(words.addressTaken, { slug }) };
    return;
  }
  const seen = new Map<string, string>();
  for (const { key, path, value } of site ? ownValues(document, campaign) : []) {
    const isText = key.startsWith('text ');
    if (isText && origin?.texts.has(value)) continue;
    const other = site?.taken[key] ?? (isText ? undefined : seen.get(key));
    if (other)
      yield {
        path,
        value,
        expected: ({ wanted: words }) => fill(isText ? words.otherText : words.other, { other }),
      };
    seen.set(key, path.split('.').slice(1).join('.'));
  }
}

/** Links on this site lead to one of its pages, and those on a page to a section that it shows. */
export function* linksToPages({ campaign, document }: Judged): Generator<Finding> {
  const { audience } = campaign;
  const { landing } = audience;
  const { site } = document;
  const posts = (landing.posts?.items ?? []).map(({ address }) => address);
  const pages = [...(site?.pages ?? []), landing.route, ...posts];
  const links = textsIn(audience, 'audience').filter(([path]) => infoAt(path).isLink);
  for (const [path, value] of links) {
    const section = sectionNames.find((name) => value === `#${name}`);
    if (section && !landing.sections.includes(section))
      yield {
        path: 'audience.landing.sections',
        value: landing.sections,
        sentence: (words) => fill(words.hiddenSection, { anchor: value }),
      };
    if (site && value.startsWith('/') && !pages.includes(value))
      yield {
        path,
        value,
        expected: (words) => fill(words.wanted.page, { pages: pages.join(', ') }),
      };
  }
}

const valueAt = (path: string, value: string, kind = '') => ({
  /** It tells values apart: `id remote`, `/smart-home`. */
  key: kind + value,
  path: `audience.${path}`,
  value,
});

function ownValues(document: CampaignDocument, resolved: Campaign) {
  const { campaign } = resolved.audience;
  const id = resolved.slug ?? resolved.audience.id;
  return [
    valueAt('id', id, 'id '),
    valueAt(campaign ? 'campaign' : 'id', campaign ?? id, 'campaign '),
    ...addressesOf(resolved),
    ...ownTexts(document).map(([path, value]) => ({ key: `text ${value}`, path, value })),
  ];
}

/** A campaign's pages on this site. Several campaigns may show the same post on a network. */
function addressesOf({ audience: { landing } }: Campaign) {
  const posts = Array.from(landing.posts?.items ?? []);
  return [
    valueAt('landing.route', landing.route),
    ...posts
      .map(({ address }, index) => valueAt(`landing.posts.items.${index}.address`, address))
      .filter(({ value }) => value.startsWith('/')),
  ];
}

const groups = new Set(['email', 'fear', 'remedy', 'story', 'films', 'search', 'targeting']);

const isOwn = ({ group, kind, mayRepeat, path }: Field) =>
  kind !== 'part' && groups.has(group) && !mayRepeat && isInside(path, 'audience');

/**
 * The texts that no two audiences may share, so that a copied audience doesn't keep them: its
 * targeting without the hashtags, and the sentences of its email and ads. Two audiences may share
 * a text that's only a token, or one with `{placeholder}`, which is still to be written.
 */
function ownTexts(document: CampaignDocument): [path: string, text: string][] {
  return fieldsOf(document)
    .filter(isOwn)
    .flatMap((field) =>
      textsOfField(document, field)
        .filter(([, text]) => field.group === 'targeting' || text.split(' ').length > 4)
        .filter(([, text]) => !/^\{placeholder\}|^(?:\{[^}]*\})?$/.test(text)),
    );
}
