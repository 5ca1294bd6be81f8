import type { Campaign } from '@/content/schema';
import type { confirmWords } from '@/content/words/confirm';
import { type Channel, channelsWith, toConfirm, type ToConfirm } from '../document/confirm';
import { atPath, siblingPath } from '../document/paths';
import { infoAt } from '../document/schema-info';
import { escapeHtml, page, section } from './html';

/**
 * What to confirm before launch, as a page to print and sign: what's in the campaigns' texts, where
 * it comes from, and where it's used.
 */
export function confirmPage(
  campaigns: readonly Campaign[],
  words: typeof confirmWords,
  channels?: readonly Channel[],
): string {
  const [firstCampaign] = campaigns;
  if (!firstCampaign) return '';
  const items = new Map<string, ToConfirm & { names: string[] }>();
  const sources = new Map<string, string>();
  for (const campaign of campaigns) {
    for (const item of toConfirm(campaign, words, channels)) {
      const names = [...(items.get(item.id)?.names ?? []), nameOf(campaign)];
      const label = item.kind === 'figure' ? labelAt(campaign, item.paths) : '';
      items.set(item.id, { ...item, label: items.get(item.id)?.label ?? label, names });
    }
    for (const { text: value, source, paths } of campaign.figures) {
      const about = [labelAt(campaign, paths), source?.label, source?.year];
      if (source && channelsWith(paths, channels).length > 0)
        sources.set(
          `${value} ${source.href}`,
          line(value, about.filter(Boolean).join(', '), source.href),
        );
    }
  }
  const { kinds, ...labels } = words.page;
  const names = [...new Set(campaigns.map(nameOf))];
  const lists = Object.entries(kinds).map(([kind, heading]) => {
    const lines = [...items.values()].flatMap((item) => {
      if (item.kind !== kind) return [];
      const channelNames = item.channels.map((channel) => words.channels[channel]).join(', ');
      const of = item.names.length < names.length ? item.names.join(', ') : '';
      return line(item.sentence, item.label, of, channelNames);
    });
    return lines.length > 0 && section(heading, `<ul>${lines.join('\n')}</ul>`);
  });
  const blanks = labels.signed.map((label) => `<p class="blank">${escapeHtml(label)}</p>`);
  return page({
    title: `${labels.title}: ${names.join(', ')}`,
    language: firstCampaign.brand.locale,
    styles,
    body: [
      `<h1>${escapeHtml(`${firstCampaign.brand.name} | ${labels.title}`)}</h1>`,
      `<p>${escapeHtml(`${names.join(', ')}. ${labels.intro}`)}</p>`,
      '<div class="lists">',
      sources.size > 0 && section(labels.sources, `<ul>${[...sources.values()].join('\n')}</ul>`),
      ...lists,
      '</div>',
      `<section class="signed">\n<h2>${escapeHtml(labels.approved)}</h2>\n${blanks.join('\n')}\n</section>`,
    ],
  });
}

const nameOf = ({ audience, variant }: Campaign) =>
  [audience.name, variant?.toUpperCase()].filter(Boolean).join(' ');

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a figure is of: its label where a page shows one, or else a text that it's in. */
function labelAt(campaign: Campaign, paths: readonly string[]): string {
  const singlePaths = paths.filter((path) => !isText(atPath(campaign, path)));
  const labels = singlePaths.map((path) =>
    atPath(campaign, siblingPath(path, infoAt(path).readAfter ?? '')),
  );
  const texts = paths.map((path) => atPath(campaign, path));
  return [...labels, ...texts].find(isText) ?? '';
}

/** What's claimed, and what's known about it. */
function line(claim: string, ...notes: string[]): string {
  const sentences = notes.filter(Boolean).map((note) => note.replace(/\.$/, ''));
  return `<li>${escapeHtml(claim)} <small>${escapeHtml(sentences.join('. '))}</small></li>`;
}

/** Small and in two columns, so that it's two sheets of paper at most. */
const styles = `ul{margin:0;padding:0}li{list-style:none;margin:0 0 .4rem;padding-left:1.5em;text-indent:-1.5em;break-inside:avoid}
li::before{content:"☐";display:inline-block;width:1.5em;text-indent:0}small{color:#555}
.lists section{break-inside:auto}.signed{break-inside:avoid}.blank{margin-top:3rem;border-top:1px solid #111;padding-top:.25rem}
@media (min-width:40rem){.lists{columns:2;column-gap:2rem}.signed{display:grid;grid-template-columns:2fr 1fr 2fr;gap:0 1.5rem}.signed h2{grid-column:1/-1}}
@media print{@page{margin:12mm}body{font-size:9.5pt}h1{font-size:16pt;margin:0}h2{font-size:11pt;margin:.75rem 0 .25rem;padding-top:.25rem}p{margin:.25rem 0}
li{margin-bottom:.2rem}.lists{columns:2;column-gap:8mm}.signed{display:grid;grid-template-columns:2fr 1fr 2fr;gap:0 6mm}.signed h2{grid-column:1/-1}.blank{margin-top:12mm}}`;
