import { studio } from '@/content/words/studio/studio';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import { toFragment } from '@/lib/campaign/edits/link';
import { campaignId } from '@/lib/campaign/edits/new-campaign';
import { newCampaignIn, type SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { draftKey } from '@/lib/site/stored-drafts';
import { keepImages } from '../images/add-image';
import { freeName } from './campaign-names';
import { isOf, type ListedCampaign, newId } from './campaigns';
import { unpackImages } from './edits-file';

/** The route of a campaign's studio: `/studio/healthcare?campaign=abcd1234`. */
export const studioRoute = ({
  audience,
  newCampaign,
}: Pick<ListedCampaign, 'audience' | 'newCampaign'>) =>
  `${studio.route}/${audience}${newCampaign ? `?campaign=${newCampaign.id}` : ''}`;

/**
 * Opens edits from a file where they belong: for review in the studio of their campaign, or, if
 * they're of a new campaign that isn't in this browser, as one that's stored here.
 * @returns the route to go to @throws {Error} if the browser refuses; then nothing is stored
 */
export async function openEdits(savedEdits: SavedEdits, campaigns: readonly ListedCampaign[]) {
  const { images: _, ...edits } = savedEdits;
  const variants = savedEdits.edits.map((entries) => Object.fromEntries(entries));
  const images = await unpackImages(savedEdits, imagesInEdits(variants));
  await keepImages({ variants, shown: 0 }, images);
  const listedCampaign = campaigns.find((campaign) => isOf(savedEdits, campaign));
  if (listedCampaign) return studioRoute(listedCampaign) + (await toFragment(edits));
  const newCampaign = newCampaignIn(savedEdits, newId());
  // Each audience is among the campaigns.
  if (!newCampaign) throw new Error('These edits are of none of this site’s campaigns.');
  const { audience } = savedEdits;
  const { address } = newCampaign;
  const name = freeName(newCampaign.name, campaigns);
  const key = draftKey(campaignId(audience, newCampaign));
  window.localStorage.setItem(key, JSON.stringify({ ...edits, name, address, at: Date.now() }));
  return studioRoute({ audience, newCampaign });
}
