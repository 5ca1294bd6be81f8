import type { Campaign, TemplatePage } from '@/content/schema';
import { fieldsOf } from '../fields';
import { valueOf } from '../value-of';
import type { Placed } from './campaign-faults';
import { type Fault, placeOf } from './fault';
import { textsIn } from './text-rules';

/** Checks what no two audiences may share, and that links on this site lead to one of its pages. */
export function* siteRules(
  all: readonly Placed[],
  templatePages: readonly TemplatePage[],
  studioRoute?: string,
): Generator<Fault & Placed> {
  const routes = templatePages.map(({ route }) => route);
  const pages = new Set(['/', ...routes]);
  const takenBy = new Map(routes.map((route) => [route, 'that of a template page']));
  for (const placed of all) {
    const own = new Map<string, string>();
    const { id, landing } = placed.campaign.audience;
    pages.add(landing.route);
    for (const route of [...routes, studioRoute]) if (route) pages.add(`${route}/${id}`);
    for (const { address } of landing.posts?.items ?? []) pages.add(address);
    for (const [key, path, found] of [...addresses(placed.campaign), ...ownTexts(placed)]) {
      const isText = key.startsWith('text ');
      const other = takenBy.get(key) ?? (isText ? undefined : own.get(key));
      const token = isText ? ', or a token that both have' : '';
      if (other) yield { ...placed, path, found, wanted: `different from ${other}${token}` };
      const [file, field] = placeOf(placed.folder, path);
      own.set(key, `${field} in ${file}`);
    }
    for (const [key, place] of own) takenBy.set(key, takenBy.get(key) ?? place);
  }
  for (const placed of all)
    for (const [path, found] of textsIn(placed.campaign.audience, 'audience'))
      if (path.endsWith('.href') && found.startsWith('/') && !pages.has(found))
        yield { ...placed, path, found, wanted: `a page of this site: ${[...pages].join(', ')}` };
}

type Value = [key: string, path: string, found: string];

function addresses({ audience: { id, campaign, landing } }: Campaign): Value[] {
  return [
    [`id ${id}`, 'audience.id', id],
    [`campaign ${campaign ?? id}`, campaign ? 'audience.campaign' : 'audience.id', campaign ?? id],
    [landing.route, 'audience.landing.route', landing.route],
    ...Array.from(landing.posts?.items ?? [], ({ address }, index): Value => {
      return [address, `audience.landing.posts.items.${index}.address`, address];
    }),
  ];
}

const groups = new Set(['email', 'fear', 'remedy', 'story', 'films', 'targeting']);

/**
 * The texts that no two audiences may share, so that a copied audience doesn't keep them: its
 * targeting without the hashtags, and the sentences of its email and ads. Two audiences may share
 * a text that's only a token, or one with `{placeholder}`, which is still to be written.
 */
function ownTexts({ document }: Placed): Value[] {
  return fieldsOf(document)
    .filter(({ group, kind, path }) => {
      return kind !== 'part' && groups.has(group) && path !== 'audience.ad.metaTags';
    })
    .flatMap((field) => {
      const value = valueOf(document, field);
      const texts = field.kind === 'list' ? textsIn(value.split('\n'), field.path) : null;
      return (texts ?? [[field.path, value] as const])
        .filter(([, text]) => field.group === 'targeting' || text.split(' ').length > 4)
        .filter(([, text]) => !/^\{placeholder\}|^(?:\{[^}]*\})?$/.test(text))
        .map(([path, text]): Value => [`text ${text}`, path, text]);
    });
}
