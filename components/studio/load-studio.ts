import { weakMapMemoize } from 'reselect';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { findNewCampaign, type ListedCampaign } from '@/lib/studio/drafts/campaigns';
import { fromFragment } from '@/lib/campaign/edits/link';
import { documentOf, type NewCampaign, newIdForm } from '@/lib/campaign/edits/new-campaign';
import { newCampaignIn, parseSavedEdits } from '@/lib/campaign/edits/saved-edits';
import type { Loaded } from './store';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { resolve } from '@/lib/campaign/document/resolve';
import { fetchJson } from '@/lib/site/fetch-file';
import { letteringFile, loadCampaign } from '@/lib/studio/drafts/campaign-data';
import { readDraft } from '@/lib/studio/drafts/draft';
import { artboardSvg, type Lettering } from '@/lib/studio/download/draw';
import { applyEdits } from '@/lib/campaign/edits/edits';
import { deleteUnusedImages, storedImages } from '@/lib/studio/images/image-store';
import { type Images, imageFilesOf } from '@/lib/studio/images/images';
import { firstRow } from '@/lib/studio/rows/rows';

/** What the studio opens with. Undefined if the address names a new campaign that isn't here. */
export async function loadStudio(id: string): Promise<Omit<Loaded, 'audiences'> | undefined> {
  const newCampaign = await campaignInAddress(id);
  if (newCampaign === null) return undefined;
  const [{ document, images }, kept, letters, render] = await Promise.all([
    loadCampaign({ id }),
    storedImages(),
    fetchJson<Lettering>(letteringFile),
    loadRenderer(),
  ]);
  void deleteUnusedImages(kept).catch(() => {});
  const lettering = { ...letters, images: new Map([...kept, ...images]) };
  return { document, lettering, render, newCampaign };
}

/**
 * The new campaign that the page's address names: the one in this browser, or else the one that a
 * link is of. Undefined if the address names none; null if it's neither.
 */
async function campaignInAddress(audience: string): Promise<NewCampaign | undefined | null> {
  const { search, hash } = window.location;
  const id = new URLSearchParams(search).get('campaign');
  if (id === null) return undefined;
  const newCampaign = findNewCampaign(audience, id);
  if (newCampaign || !newIdForm.test(id)) return newCampaign ?? null;
  const { saved } = parseSavedEdits(await fromFragment(hash));
  return (saved && newCampaignIn(saved, id)) ?? null;
}

/**
 * Draws the first picture of campaigns as their drafts have it: an SVG. Their exported files and
 * the typeface are loaded once.
 */
export function listDrawer() {
  const load = weakMapMemoize((id: string) => loadCampaign({ id }));
  const letters = weakMapMemoize(() => fetchJson<Lettering>(letteringFile));
  return async ({ id, audience, newCampaign }: ListedCampaign, stored: Promise<Images>) => {
    const [{ document: live, images }, all, loaded] = await Promise.all([
      load(audience),
      stored,
      letters(),
    ]);
    const lettering = { ...loaded, images: new Map([...all, ...images]) };
    const exported = documentOf({ ...live, images: imageFilesOf(lettering.images) }, newCampaign);
    const { edits, table } = readDraft(exported, id).draft;
    const document = applyEdits({ ...exported, row: firstRow(table, exported) }, edits);
    const campaign = resolve(document);
    const [picture] = adPictures(campaign);
    const composition = picture && composePicture(campaign, picture, lettering.typeface);
    return { __html: composition ? artboardSvg({ document, lettering }, composition, '') : '' };
  };
}
