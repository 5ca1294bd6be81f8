import { weakMapMemoize } from 'reselect';
import * as v from 'valibot';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { ownProperty } from '@/lib/campaign/paths';
import { campaignId, type Copy, copyIdForm, copySchema, copiedDocument } from '@/lib/studio/copies';
import { keptCopy, type KeptCampaign } from '@/lib/studio/kept-campaigns';
import { fromFragment } from '@/lib/studio/link';
import { answersForMs, isOpening } from '@/lib/studio/opening';
import type { Loaded } from './store';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { resolve } from '@/lib/campaign/resolve';
import { fetchJson } from '@/lib/site/fetch-file';
import { letteringFile, loadCampaign } from '@/lib/studio/campaign-data';
import { readDraft } from '@/lib/studio/draft';
import { artboardSvg, type Lettering } from '@/lib/studio/draw';
import { applyEdits } from '@/lib/studio/edits';
import { storedImages } from '@/lib/studio/image-store';
import { type Images, listOf } from '@/lib/studio/images';
import { firstRow } from '@/lib/studio/rows';

/** What the studio opens with. Undefined if the address names a copy that isn't here. */
export async function loadStudio(id: string): Promise<Omit<Loaded, 'audiences'> | undefined> {
  const copy = await copyInAddress(id);
  if (copy === null) return undefined;
  // Another tab may be opening it right now, and about to be done.
  const others =
    isOpening(campaignId(id, copy)) && new Promise((done) => setTimeout(done, answersForMs + 1000));
  const [{ data, images }, kept, letters, render] = await Promise.all([
    loadCampaign({ id }),
    storedImages(),
    fetchJson<Lettering>(letteringFile),
    loadRenderer(),
    others,
  ]);
  return { data, lettering: { ...letters, images: new Map([...kept, ...images]) }, render, copy };
}

/**
 * The copy that the page's address names: the one in this browser, or else the one that a link
 * brings along. Undefined if the address names none; null if the copy is in neither.
 */
async function copyInAddress(audience: string): Promise<Copy | undefined | null> {
  const { search, hash } = window.location;
  const id = new URLSearchParams(search).get('copy');
  if (id === null) return undefined;
  const kept = keptCopy(audience, id);
  if (kept || !copyIdForm.test(id)) return kept ?? null;
  const linked = ownProperty(await fromFragment(hash), 'copy');
  const { success, output } = v.safeParse(copySchema, linked);
  return success ? { ...output, id } : null;
}

/**
 * Draws the first picture of campaigns as their drafts have it: an SVG. Their exported files and
 * the typeface are loaded once.
 */
export function listDrawer() {
  const load = weakMapMemoize((id: string) => loadCampaign({ id }));
  const letters = weakMapMemoize(() => fetchJson<Lettering>(letteringFile));
  return async ({ id, audience, copy }: KeptCampaign, stored: Promise<Images>) => {
    const [{ data, images }, all, loaded] = await Promise.all([load(audience), stored, letters()]);
    const lettering = { ...loaded, images: new Map([...all, ...images]) };
    const whole = copiedDocument({ ...data.document, images: listOf(lettering.images) }, copy);
    const { now, table } = readDraft(whole, id).draft;
    const document = applyEdits({ ...whole, row: firstRow(table, whole) }, now);
    const campaign = resolve(document);
    const [picture] = adPictures(campaign);
    const drawn = picture && composePicture(campaign, picture, lettering.typeface);
    return { __html: drawn ? artboardSvg({ document, lettering }, drawn, '') : '' };
  };
}
