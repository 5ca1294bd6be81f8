import type { Campaign } from '@/content/schema';
import type { confirmWords } from '@/content/words/confirm';
import { isPage } from './output-address';
import { isInside, siblingPath, textsIn } from './paths';
import { infoAt } from './schema-info';

export type Part = 'landing' | 'email' | 'ad';

const allParts: readonly Part[] = ['landing', 'email', 'ad'];

type Kind = keyof (typeof confirmWords)['kinds'];

/**
 * What to confirm before launch: sample figures and quotes, promises that aren't confirmed, the
 * terms of the offer, and addresses that are placeholders.
 * @param parts of the campaign that are used: what's only in the others is left out
 */
export function toConfirm(campaign: Campaign, parts = allParts) {
  const { audience, offer, brand, figures, placeholders } = campaign;
  const { origin, links } = brand;
  const texts = new Map(textsIn({ audience, offer, brand: { origin, links } }));
  /** The site's own address is in all parts, but not in ads that lead to a page elsewhere. */
  const leadsTo = (part: Part, paths: readonly string[]) =>
    partsWith(paths, [part]).length > 0 ||
    (paths.includes('audience.link') && part !== 'landing') ||
    (paths.some((path) => isInside(path, 'brand')) && !(audience.link && part === 'ad'));
  const marked = placeholders.filter(
    (path) => !['terms', 'nothing'].includes(infoAt(path).confirmedAs ?? ''),
  );
  /** The text that a reader sees first, if the schema says that there's one. */
  const textBefore = (path: string) => {
    const { readAfter } = infoAt(path);
    return readAfter && texts.get(siblingPath(path, readAfter));
  };
  const addresses = Array.from(texts).flatMap(([path, text]) => {
    const isMarked = infoAt(path).isLink && marked.includes(path);
    // `About: #top`
    const label = text.startsWith('#') && textBefore(path);
    const address = isMarked ? [label, text].filter(Boolean).join(': ') : exampleIn(text);
    return address === undefined ? [] : [{ path, address }];
  });
  // An answer with its question.
  const inFull = (path: string) => [textBefore(path), texts.get(path)].filter(Boolean).join(' ');
  const promises = marked.filter((path) => addresses.every(({ path: found }) => found !== path));
  const promised = promises.map(inFull);
  return [
    ...figures
      .filter(({ sample }) => sample)
      .map(({ name, text, paths }) => item('figure', name, text, partsWith(paths, parts), paths)),
    item('terms', 'offer', `${offer.statement}. ${offer.condition}. ${offer.guarantee}.`, parts, [
      'offer.statement',
    ]),
    ...Array.from(new Set(addresses.map(({ address }) => address)), (address) => {
      const paths = addresses.flatMap((found) => (found.address === address ? found.path : []));
      const where = parts.filter((part) => leadsTo(part, paths));
      return item('address', address, address, where, paths);
    }),
    // Last, because a new campaign has many.
    ...Array.from(new Set(promised), (text) => {
      const paths = promises.filter((_, index) => promised[index] === text);
      const [path = ''] = paths;
      const kind = infoAt(path).confirmedAs === 'quote' ? 'quote' : 'promise';
      return item(kind, path, text, partsWith(paths, parts), paths);
    }),
  ].filter(({ text, where }) => text !== '' && where.length > 0);
}

const item = (
  kind: Kind,
  name: string,
  text: string,
  where: readonly Part[],
  paths: readonly string[],
) => ({
  /** What tells it from the others: `figure own.exposed: 89%`. */
  id: `${kind} ${name}: ${text}`,
  kind,
  /** What readers see: `89%`. */
  text,
  where,
  /** Where it is. */
  paths,
});

/** Those of a campaign's parts that have one of these texts. */
export const partsWith = (paths: readonly string[], parts: readonly Part[] = allParts) =>
  parts.filter((part) => paths.some((path) => isInside(path, `audience.${part}`)));

/** What files are of: the email, the ad, or all of a campaign, with the page that both lead to. */
export function partsOf(files: readonly { path: string }[]): readonly Part[] {
  const named = files.filter(({ path }) => !isPage(path));
  const emails = named.filter(({ path }) => path.startsWith('email'));
  if (emails.length === 0) return ['ad'];
  return emails.length === named.length ? ['email'] : allParts;
}

/** What to confirm, a line each: `Sample figure: 89% (email, ads)`. */
export function confirmLines(
  campaign: Campaign,
  words: typeof confirmWords,
  parts?: readonly Part[],
): string[] {
  return toConfirm(campaign, parts).map(({ kind, text, where }) => {
    const places = where.map((part) => words.parts[part]).join(', ');
    return `${words.kinds[kind]}: ${text} (${places})`;
  });
}

/** The host of an address that can't exist (RFC 2606). A merge field's stays: services replace it. */
const exampleIn = (text: string): string | undefined =>
  /^(?:https:\/\/|mailto:)(?!merge-field)([^/?#]*\.example)\b/.exec(text)?.[1];
