import { findNewCampaign } from '@/lib/studio/drafts/campaigns';
import { fromFragment } from '@/lib/campaign/edits/link';
import { type NewCampaign, newIdForm } from '@/lib/campaign/edits/new-campaign';
import { type Fault, newCampaignIn, parseSavedEdits } from '@/lib/campaign/edits/saved-edits';
import { hasEdits, type Loaded } from './store/state';
import { loadCampaign } from '@/lib/studio/drafts/campaign-data';
import { deleteUnusedImages, storedImages } from '@/lib/studio/images/image-store';

/**
 * What the studio opens with; or why it can't, if the address names a new campaign that isn't in
 * this browser, and no link with one can be read.
 */
export async function loadStudio(
  id: string,
): Promise<Omit<Loaded, 'audiences'> | 'missing' | Fault> {
  const newCampaign = await campaignInAddress(id);
  if (typeof newCampaign === 'string') return newCampaign;
  const [{ document, images }, keptImages] = await Promise.all([
    loadCampaign({ id }),
    storedImages(),
  ]);
  void deleteUnusedImages(keptImages).catch(() => {});
  return {
    document,
    images: new Map([...keptImages, ...images]),
    newCampaign,
  };
}

/**
 * The new campaign that the page's address names: the one in this browser, or else the one that a
 * link is of. Undefined if the address names none; otherwise why there's neither.
 */
async function campaignInAddress(
  audience: string,
): Promise<NewCampaign | undefined | 'missing' | Fault> {
  const { search, hash } = window.location;
  const id = new URLSearchParams(search).get('campaign');
  if (id === null) return undefined;
  const newCampaign = findNewCampaign(audience, id);
  if (newCampaign || !newIdForm.test(id) || !hasEdits()) return newCampaign ?? 'missing';
  const { saved, fault } = parseSavedEdits(await fromFragment(hash));
  return saved ? (newCampaignIn(saved, id) ?? 'missing') : fault;
}
