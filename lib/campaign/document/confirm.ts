// Long, because it goes through all kinds of what somebody has to confirm, one by one.
import { weakMapMemoize } from 'reselect';
import type { Campaign } from '@/content/schema';
import type { confirmWords } from '@/content/words/confirm';
import { pageLink } from './campaign-link';
import { fill } from './fill';
import { isInside, siblingPath, textsIn } from './paths';
import type { Problem } from './problem';
import { pathOfToken } from './resolve';
import { infoAt } from './schema-info';

export type Channel = 'landing' | 'email' | 'ad';

const allChannels: readonly Channel[] = ['landing', 'email', 'ad'];

type Kind = keyof (typeof confirmWords)['kinds'];

/** What somebody has to confirm before launch. Its sentence is what readers see: `89%`. */
export interface ToConfirm extends Problem {
  level: 'to confirm';
  /** It tells what several campaigns share from what each has: `figure own.exposed: 89%`. */
  id: string;
  kind: Kind;
  /** The channels of the campaign that have it. */
  channels: readonly Channel[];
  /** All the places where it is. */
  paths: readonly string[];
}

/**
 * What to confirm before launch: sample figures and quotes, figures that somebody has changed,
 * promises that aren't confirmed, the terms of the offer, what platforms want declared, and addresses
 * that are placeholders. Of a
 * new campaign, also that its page is there, and how many texts are still another one's.
 * @param channels of the campaign that are used: what's only in the others is left out
 */
export function toConfirm(
  campaign: Campaign,
  words: Pick<typeof confirmWords, 'copied'>,
  channels = allChannels,
): ToConfirm[] {
  const { audience, offer, figures, slug, copied } = campaign;
  const copiedPaths = (copied?.paths ?? []).filter((path) => channelsWith([path], channels)[0]);
  const addresses = addressesIn(campaign);
  const promises = promisesIn(campaign).filter(({ path }) =>
    addresses.every((address) => address.path !== path),
  );
  /** The site's own address is in all channels, but not in ads that lead to a page elsewhere. */
  const leadsTo = (channel: Channel, paths: readonly string[]) =>
    channelsWith(paths, [channel]).length > 0 ||
    (paths.includes('audience.link') && channel !== 'landing') ||
    (paths.some((path) => isInside(path, 'brand')) && !(audience.link && channel === 'ad'));
  return [
    ...figures
      .filter(({ sample, changed }) => sample || changed)
      .map(({ name, text, sample, paths }) =>
        item({
          kind: sample ? 'figure' : 'changed',
          name,
          text,
          // First where it's changed.
          paths: [`${pathOfToken(name)}.amount`, ...paths],
          channels: channelsWith(paths, channels),
        }),
      ),
    item({
      kind: 'terms',
      name: 'offer',
      text: `${offer.statement}. ${offer.condition}. ${offer.guarantee}.`,
      paths: ['offer.statement'],
      channels,
    }),
    ...byText(addresses).map(({ text, paths }) =>
      item({
        kind: 'address',
        name: text,
        text,
        paths,
        channels: channels.filter((channel) => leadsTo(channel, paths)),
      }),
    ),
    item({
      kind: 'page',
      name: slug ?? '',
      text: slug && !audience.link ? pageLink(campaign) : '',
      paths: ['audience.link'],
      channels: channels.filter((channel) => channel !== 'landing'),
    }),
    item({
      kind: 'copied',
      name: copied?.from ?? '',
      text:
        copiedPaths.length > 0
          ? fill(words.copied[copiedPaths.length === 1 ? 'one' : 'other'], {
              count: copiedPaths.length,
              campaign: copied?.from ?? '',
            })
          : '',
      paths: copiedPaths,
      channels: channelsWith(copiedPaths, channels),
    }),
    ...declarationsOf(campaign).map((text) =>
      item({
        kind: 'declaration',
        name: '',
        text,
        paths: [],
        channels: channels.filter((channel) => channel === 'ad'),
      }),
    ),
    // Last, because a new campaign has many.
    ...byText(promises).map(({ text, paths }) => {
      const [path = ''] = paths;
      const kind = infoAt(path).confirmedAs === 'quote' ? 'quote' : 'promise';
      return item({ kind, name: path, text, paths, channels: channelsWith(paths, channels) });
    }),
  ].filter(({ sentence, channels: used }) => sentence !== '' && used.length > 0);
}

/** What its platforms want declared, each with their names: `Google, YouTube: …` */
function declarationsOf({ audience, platforms }: Campaign): string[] {
  const namesBySentence = new Map<string, string[]>();
  for (const { id, name, declarations = [] } of platforms)
    for (const { says } of audience.launch.platforms.includes(id) ? declarations : [])
      namesBySentence.set(says, [...(namesBySentence.get(says) ?? []), name]);
  return Array.from(namesBySentence, ([says, names]) => `${names.join(', ')}: ${says}`);
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
  channels,
}: Pick<ToConfirm, 'kind' | 'paths' | 'channels'> & { name: string; text: string }): ToConfirm => ({
  level: 'to confirm',
  id: `${kind} ${name}: ${text}`,
  kind,
  path: paths[0] ?? '',
  label: '',
  sentence: text,
  channels,
  paths,
});

/** Those of a campaign's channels that have one of these texts. */
export const channelsWith = (
  paths: readonly string[],
  channels: readonly Channel[] = allChannels,
) => channels.filter((channel) => paths.some((path) => isInside(path, `audience.${channel}`)));

/** What files are of: the email, the ad, or all of a campaign, with the page that both lead to. */
export function channelsOf(outputs: readonly { folder?: string }[]): readonly Channel[] {
  const inFolders = outputs.filter(({ folder }) => folder);
  const emails = inFolders.filter(({ folder }) => folder === 'email');
  if (emails.length === 0) return ['ad'];
  return emails.length === inFolders.length ? ['email'] : allChannels;
}

/** What to confirm, a line each: `Sample figure: 89% (email, ads)`. */
export function confirmLines(
  campaign: Campaign,
  words: typeof confirmWords,
  channels?: readonly Channel[],
): string[] {
  return toConfirm(campaign, words, channels).map((problem) => {
    const channelNames = problem.channels.map((channel) => words.channels[channel]).join(', ');
    return `${words.kinds[problem.kind]}: ${problem.sentence} (${channelNames})`;
  });
}

/** The host of an address that can't exist (RFC 2606). A merge field's stays: services replace it. */
const exampleIn = (text: string): string | undefined =>
  /^(?:https:\/\/|mailto:)(?!merge-field)([^/?#]*\.example)\b/.exec(text)?.[1];
