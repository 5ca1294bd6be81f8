import type { CampaignDocument } from '@/content/schema';
import { faultAt, readDraft, savedUnder, storeDraft, storedAt, storedKeys } from './draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { cleanValue } from '@/lib/campaign/document/values';
import { withEdit } from '@/lib/campaign/edits/edits';
import type { Naming } from './campaign-names';
import { newCampaignIn, type SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { draftOf } from './history';
import {
  campaignId,
  documentOf,
  isNew,
  type NewCampaign,
  newIdForm,
} from '@/lib/campaign/edits/new-campaign';

/** A campaign in this browser: one of the site's, or a new one. */
export interface ListedCampaign {
  id: string;
  audience: string;
  name: string;
  /** The audience's id, or the one that a new campaign's will have. */
  address: string;
  newCampaign?: NewCampaign;
  /** In milliseconds since 1970; 0 if it's as exported. */
  changedAt: number;
}

export function findNewCampaign(audience: string, id: string): NewCampaign | undefined {
  if (!newIdForm.test(id)) return undefined;
  const savedEdits = savedUnder(draftKey(campaignId(audience, { id })));
  return savedEdits && newCampaignIn(savedEdits, id);
}

/**
 * The site's campaigns, each with those that were begun from it, the newest first; and the keys of
 * drafts that nothing opens: new campaigns that can't be read, and what's left of an audience that the
 * site no longer has.
 */
export function listCampaigns(audiences: readonly { id: string; name: string }[]) {
  const start = draftKey('');
  const ids = storedKeys()
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length));
  const newCampaigns = ids.filter(isNew).flatMap((id): ListedCampaign[] => {
    const [audience = '', newCampaignId = ''] = id.split('/');
    const newCampaign = findNewCampaign(audience, newCampaignId);
    if (!newCampaign || audiences.every((other) => other.id !== audience)) return [];
    const { name, address } = newCampaign;
    return [{ id, audience, name, address, newCampaign, changedAt: storedAt(id) }];
  });
  const newest = newCampaigns.toSorted((one, other) => other.changedAt - one.changedAt);
  const campaigns = audiences.flatMap(({ id, name }): ListedCampaign[] => [
    {
      id,
      audience: id,
      name,
      address: id,
      // Texts that all campaigns share change each of them.
      changedAt: Math.max(storedAt(id), storedAt('shared')),
    },
    ...newest.filter(({ audience }) => audience === id),
  ]);
  const roots = new Set(['shared', ...audiences.map(({ id }) => id)]);
  const isUnopened = (id: string) =>
    roots.has(id.split(/[/:]/)[0] ?? '')
      ? isNew(id) && newCampaigns.every((campaign) => campaign.id !== id)
      : // Another program's may be called like that.
        faultAt(draftKey(id)) !== 'damaged';
  return { campaigns, unopened: ids.filter(isUnopened).map(draftKey) };
}

/** Whether saved edits are of a campaign: of the audience's own, or of the new one at an address. */
export function isOf(
  savedEdits: SavedEdits,
  campaign: Pick<ListedCampaign, 'audience' | 'newCampaign'>,
) {
  const { audience, newCampaign } = campaign;
  return (
    savedEdits.audience === audience &&
    newCampaignIn(savedEdits, '')?.address === newCampaign?.address
  );
}

export const newId = () => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/**
 * Stores a new campaign, with the edits and the table of the one that it begins from.
 * @param original the audience's campaign
 * @param begun the id of the campaign that it begins from, what the new one is called, and whom it's
 * for: if that's empty, it stays as it is
 * @throws {Error} if the browser refuses; then nothing is stored
 */
export function beginCampaign(
  original: CampaignDocument,
  { from, target, ...naming }: Naming & { from: string; target: string },
): NewCampaign {
  const { edits, table, nameColumn } = readDraft(original, from).draft;
  const demographic = fieldsOf(original).find(({ path }) => path === 'audience.ad.targetDemo');
  const variants = edits.variants.map((variant) => {
    // Its links have its own address.
    const { 'audience.campaign': _, ...copiedVariant } = variant;
    const audienceName = demographic && cleanValue(demographic, target);
    return audienceName
      ? withEdit({ original, variant: copiedVariant, field: demographic, value: audienceName })
      : copiedVariant;
  });
  const newCampaign = { id: newId(), ...naming };
  const campaign = campaignId(original.audience.id, newCampaign);
  const draft = draftOf({ ...edits, variants }, { table, nameColumn });
  storeDraft(documentOf(original, newCampaign), draft, { at: Date.now(), campaign });
  return newCampaign;
}

/** Stores a new campaign under another name and address. */
export function renameCampaign(id: string, naming: Naming): void {
  const savedEdits = savedUnder(draftKey(id));
  window.localStorage.setItem(draftKey(id), JSON.stringify({ ...savedEdits, ...naming }));
}
