import { weakMapMemoize } from 'reselect';
import { resolve } from '@/lib/campaign/document/resolve';
import { applyEdits } from '@/lib/campaign/edits/edits';
import { documentOf } from '@/lib/campaign/edits/new-campaign';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { artboardSvg } from '@/lib/studio/download/draw';
import { fetchLetters, loadCampaign } from '@/lib/studio/drafts/campaign-data';
import type { ListedCampaign } from '@/lib/studio/drafts/campaigns';
import { readDraft } from '@/lib/studio/drafts/draft';
import { type Images, imageFilesOf } from '@/lib/studio/images/images';
import { firstRow } from '@/lib/studio/rows/first-row';

/**
 * Draws the first picture of campaigns as their drafts have it: an SVG. Their exported files and
 * the typeface are loaded once.
 */
export function listDrawer() {
  const load = weakMapMemoize((id: string) => loadCampaign({ id }));
  const loadLetters = weakMapMemoize(fetchLetters);
  return async ({ id, audience, newCampaign }: ListedCampaign, imagesPromise: Promise<Images>) => {
    const [{ document: live, images }, allImages, letters] = await Promise.all([
      load(audience),
      imagesPromise,
      loadLetters(),
    ]);
    const lettering = { ...letters, images: new Map([...allImages, ...images]) };
    const original = documentOf({ ...live, images: imageFilesOf(lettering.images) }, newCampaign);
    const { edits, table: text, nameColumn } = readDraft(original, id).draft;
    const document = applyEdits(
      { ...original, row: firstRow({ text, nameColumn }, original) },
      edits,
    );
    const campaign = resolve(document);
    const [picture] = adPictures(campaign);
    const composition = picture && composePicture(campaign, picture, lettering.typeface);
    return { __html: composition ? artboardSvg({ document, lettering }, composition, '') : '' };
  };
}
