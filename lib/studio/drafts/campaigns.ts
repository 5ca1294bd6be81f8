import type { CampaignDocument } from '@/content/schema';
import { readDraft, savedUnder, storeDraft, storedAt, storedKeys } from './draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { merged } from '@/lib/campaign/edits/edits';
import { newCampaignIn } from '@/lib/campaign/edits/saved-edits';
import { draftOf } from './history';
import {
  campaignId,
  documentOf,
  isNew,
  type NewCampaign,
  newIdForm,
  slugOf,
} from '@/lib/campaign/edits/new-campaign';

/** A campaign in this browser: one of the site's, or a new one. */
export interface ListedCampaign {
  id: string;
  audience: string;
  newCampaign?: NewCampaign;
  /** In milliseconds since 1970; 0 if it's as exported. */
  changedAt: number;
}

export function findNewCampaign(audience: string, id: string): NewCampaign | undefined {
  if (!newIdForm.test(id)) return undefined;
  const saved = savedUnder(draftKey(campaignId(audience, { id })));
  return saved && newCampaignIn(saved, id);
}

/**
 * The site's campaigns, each with those that were begun from it, the newest first; and the keys of
 * new campaigns that can't be read.
 */
export function listCampaigns(audiences: readonly string[]) {
  const start = draftKey('');
  const ids = storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter(isNew);
  const begun = ids.flatMap((id): ListedCampaign[] => {
    const [audience = '', own = ''] = id.split('/');
    const newCampaign = findNewCampaign(audience, own);
    const isListed = newCampaign && audiences.includes(audience);
    return isListed ? [{ id, audience, newCampaign, changedAt: storedAt(id) }] : [];
  });
  const newest = begun.toSorted((one, other) => other.changedAt - one.changedAt);
  const campaigns = audiences.flatMap((audience): ListedCampaign[] => [
    // Texts that all campaigns share change each of them.
    { id: audience, audience, changedAt: Math.max(storedAt(audience), storedAt('shared')) },
    ...newest.filter((campaign) => campaign.audience === audience),
  ]);
  const unreadable = ids.filter((key) => begun.every(({ id }) => id !== key)).map(draftKey);
  return { campaigns, unreadable };
}

/** The file names that campaigns have, except one being renamed, if any. */
export const takenNames = (campaigns: readonly ListedCampaign[], renamed?: ListedCampaign) =>
  campaigns.flatMap((campaign) => {
    const { audience, newCampaign } = campaign;
    if (!newCampaign) return audience;
    return campaign === renamed ? [] : slugOf(audience, newCampaign.name);
  });

/**
 * Stores a new campaign, with the edits and the table of the one that it begins from.
 * @param exported the audience's campaign
 * @param begun the id of the campaign that it begins from, and what the new one is
 * @returns its id @throws {Error} if the browser refuses; then nothing is stored
 */
export function beginCampaign(
  exported: CampaignDocument,
  { from, name, address }: { from: string } & Pick<NewCampaign, 'name' | 'address'>,
): string {
  const { edits, table } = readDraft(exported, from).draft;
  // Its links have its own address.
  const variants = edits.variants.map((one) => merged(one, {}, (path) => path === tracking));
  const id = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  const newCampaign = { id, name, address };
  const campaign = campaignId(exported.audience.id, newCampaign);
  const draft = draftOf({ ...edits, variants }, { table });
  storeDraft(documentOf(exported, newCampaign), draft, { at: Date.now(), campaign });
  return campaign;
}

const tracking = 'audience.campaign';

/** Stores a new campaign under another name. @returns its id */
export function renameCampaign(id: string, name: string): string {
  window.localStorage.setItem(draftKey(id), JSON.stringify({ ...savedUnder(draftKey(id)), name }));
  return id;
}
