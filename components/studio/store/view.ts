import { people, type PreviewSettings } from '@/components/templates/shared/merge-values';
import { emailServices } from '@/content/market/email-services';
import { studio } from '@/content/words/studio/studio';
import { studioDownload } from '@/content/words/studio/download';
import type { NewCampaign } from '@/lib/campaign/edits/new-campaign';
import { downloadKinds, type DownloadKind } from '@/lib/studio/download/download-kinds';
import type { Kind } from '../wall/artboard';

const { kinds, zooms } = studio.wall;
const { scopes } = studioDownload;

/** What of the campaign the wall shows, and how. It's in the page's address. */
export interface View extends PreviewSettings {
  show: readonly Kind[];
  zoom: keyof typeof zooms;
  /** Whether it shows both variants, beside each other. */
  compare: boolean;
  /** Whether a ZIP has the films, and an email's HTML the preview text. */
  films: boolean;
  preheader: boolean;
  /** Which campaigns to download, and what from each. */
  scope: keyof typeof scopes | 'open';
  kind: DownloadKind;
}

/** What each person chooses for their own downloads, and doesn't share. */
export const downloadSettings = [
  'scope',
  'kind',
  'service',
  'films',
  'preheader',
] as const satisfies (keyof View)[];

export const keysOf = <Key extends string>(record: Record<Key, unknown>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record's own keys
  Object.keys(record) as Key[];

export const allKinds = keysOf(kinds);

/**
 * Reads a query. Missing or invalid values get the defaults.
 * @param usualService the email service that was chosen last
 */
export function readView(search: string, usualService = ''): View {
  const query = new URLSearchParams(search);
  const find = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === query.get(name)) ?? values[0];
  const names = query.get('show')?.split(',') ?? [];
  const show = allKinds.filter((kind) => names.includes(kind));
  const serviceId = query.get('service') ?? usualService;
  const service = emailServices.find(({ id }) => id === serviceId) ?? emailServices[0];
  return {
    show: show.length > 0 ? show : allKinds,
    zoom: find('zoom', ['fit', '50', '100']),
    compare: query.get('compare') === 'true',
    films: query.get('films') !== 'false',
    preheader: query.get('preheader') !== 'false',
    scope: find('scope', ['open', ...keysOf(scopes)]),
    kind: find('kind', downloadKinds),
    person: find('person', people),
    service: service.id,
  };
}

/** The query for a view of a campaign: `?zoom=50`; empty for the default view. */
export function writeView(view: View, newCampaign?: Pick<NewCampaign, 'id'>): string {
  const usualView = readView('');
  const query = new URLSearchParams(newCampaign && { campaign: newCampaign.id });
  for (const name of keysOf(usualView)) {
    const [value, usual] = [String(view[name]), String(usualView[name])];
    if (value !== usual) query.set(name, value);
  }
  const search = query.toString();
  return search && `?${search}`;
}
