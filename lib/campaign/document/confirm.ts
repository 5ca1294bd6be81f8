import { weakMapMemoize } from 'reselect';
import type { Campaign } from '@/content/schema';
import type { confirmWords } from '@/content/words/confirm';
import { isInside, siblingPath, textsIn } from './paths';
import type { Problem } from './problem';
import { infoAt } from './schema-info';

export type Part = 'landing' | 'email' | 'ad';

const allParts: readonly Part[] = ['landing', 'email', 'ad'];

type Kind = keyof (typeof confirmWords)['kinds'];

/** What somebody has to confirm before launch. Its sentence is what readers see: `89%`. */
export interface ToConfirm extends Problem {
  level: 'to confirm';
  /** It tells what several campaigns share from what each has: `figure own.exposed: 89%`. */
  id: string;
  kind: Kind;
  /** The parts of the campaign that have it. */
  parts: readonly Part[];
  /** All the places where it is. */
  paths: readonly string[];
}

/**
 * What to confirm before launch: sample figures and quotes, promises that aren't confirmed, the
 * terms of the offer, and addresses that are placeholders.
 * @param parts of the campaign that are used: what's only in the others is left out
 */
export function toConfirm(campaign: Campaign, parts = allParts): ToConfirm[] {
  const { audience, offer, figures } = campaign;
  const addresses = addressesIn(campaign);
  const promises = promisesIn(campaign).filter(({ path }) =>
    addresses.every((address) => address.path !== path),
  );
  /** The site's own address is in all parts, but not in ads that lead to a page elsewhere. */
  const leadsTo = (part: Part, paths: readonly string[]) =>
    partsWith(paths, [part]).length > 0 ||
    (paths.includes('audience.link') && part !== 'landing') ||
    (paths.some((path) => isInside(path, 'brand')) && !(audience.link && part === 'ad'));
  return [
    ...figures
      .filter(({ sample }) => sample)
      .map(({ name, text, paths }) =>
        item({ kind: 'figure', name, text, paths, parts: partsWith(paths, parts) }),
      ),
    item({
      kind: 'terms',
      name: 'offer',
      text: `${offer.statement}. ${offer.condition}. ${offer.guarantee}.`,
      paths: ['offer.statement'],
      parts,
    }),
    ...byText(addresses).map(({ text, paths }) =>
      item({
        kind: 'address',
        name: text,
        text,
        paths,
        parts: parts.filter((part) => leadsTo(part, paths)),
      }),
    ),
    // Last, because a new campaign has many.
    ...byText(promises).map(({ text, paths }) => {
      const [path = ''] = paths;
      const kind = infoAt(path).confirmedAs === 'quote' ? 'quote' : 'promise';
      return item({ kind, name: path, text, paths, parts: partsWith(paths, parts) });
    }),
  ].filter(({ sentence, parts: used }) => sentence !== '' && used.length > 0);
}

type Texts = { path: string; text: string }[];

/** Placeholder addresses. An anchor is told by what's on its link: `About: #top`. */
function addressesIn(campaign: Campaign): Texts {
  return Array.from(textsOf(campaign)).flatMap(([path, text]) => {
    const isMarked = infoAt(path).isLink && campaign.placeholders.includes(path);
    const label = text.startsWith('#') && textBefore(campaign, path);
    const address = isMarked ? [label, text].filter(Boolean).join(': ') : exampleIn(text);
    return address === undefined ? [] : [{ path, text: address }];
  });
}

/** Marked texts, an answer with its question. */
function promisesIn(campaign: Campaign): Texts {
  const texts = textsOf(campaign);
  return campaign.placeholders
    .filter((path) => !['terms', 'nothing'].includes(infoAt(path).confirmedAs ?? ''))
    .map((path) => ({
      path,
      text: [textBefore(campaign, path), texts.get(path)].filter(Boolean).join(' '),
    }));
}

/** The text that a reader sees before the one at a path, if its schema says that there's one. */
function textBefore(campaign: Campaign, path: string): string | undefined {
  const { readAfter } = infoAt(path);
  return readAfter && textsOf(campaign).get(siblingPath(path, readAfter));
}

/** All that a campaign says, by its path. */
const textsOf = weakMapMemoize(({ audience, offer, brand: { origin, links } }: Campaign) => {
  return new Map(textsIn({ audience, offer, brand: { origin, links } }));
});

/** Each text once, with all of its paths. */
const byText = (texts: Texts) =>
  Array.from(new Set(texts.map(({ text }) => text)), (text) => ({
    text,
    paths: texts.flatMap((other) => (other.text === text ? other.path : [])),
  }));

const item = ({
  kind,
  name,
  text,
  paths,
  parts,
}: Pick<ToConfirm, 'kind' | 'paths' | 'parts'> & { name: string; text: string }): ToConfirm => ({
  level: 'to confirm',
  id: `${kind} ${name}: ${text}`,
  kind,
  path: paths[0] ?? '',
  label: '',
  sentence: text,
  parts,
  paths,
});

/** Those of a campaign's parts that have one of these texts. */
export const partsWith = (paths: readonly string[], parts: readonly Part[] = allParts) =>
  parts.filter((part) => paths.some((path) => isInside(path, `audience.${part}`)));

/** What files are of: the email, the ad, or all of a campaign, with the page that both lead to. */
export function partsOf(outputs: readonly { folder?: string }[]): readonly Part[] {
  const inFolders = outputs.filter(({ folder }) => folder);
  const emails = inFolders.filter(({ folder }) => folder === 'email');
  if (emails.length === 0) return ['ad'];
  return emails.length === inFolders.length ? ['email'] : allParts;
}

/** What to confirm, a line each: `Sample figure: 89% (email, ads)`. */
export function confirmLines(
  campaign: Campaign,
  words: typeof confirmWords,
  parts?: readonly Part[],
): string[] {
  return toConfirm(campaign, parts).map((problem) => {
    const where = problem.parts.map((part) => words.parts[part]).join(', ');
    return `${words.kinds[problem.kind]}: ${problem.sentence} (${where})`;
  });
}

/** The host of an address that can't exist (RFC 2606). A merge field's stays: services replace it. */
const exampleIn = (text: string): string | undefined =>
  /^(?:https:\/\/|mailto:)(?!merge-field)([^/?#]*\.example)\b/.exec(text)?.[1];
