import * as v from 'valibot';
import { loadRenderer } from '@/lib/campaign/email/render-email';
import { ownProperty } from '@/lib/campaign/paths';
import { fetchJson } from '@/lib/site/fetch-file';
import { letteringFile } from '@/lib/studio/campaign-data';
import { campaignId, type Copy, copyIdForm, copySchema } from '@/lib/studio/copies';
import type { Lettering } from '@/lib/studio/draw';
import { storedImages } from '@/lib/studio/image-store';
import { keptCopy } from '@/lib/studio/kept-campaigns';
import { fromFragment } from '@/lib/studio/link';
import { answersForMs, isOpening } from '@/lib/studio/opening';
import { loadCampaign } from './load-campaign';
import type { Loaded } from './store';

/** What the studio opens with. Undefined if the address names a copy that isn't here. */
export async function loadStudio(id: string): Promise<Omit<Loaded, 'audiences'> | undefined> {
  const copy = await copyInAddress(id);
  if (copy === null) return undefined;
  // Another tab may be opening it right now, and about to be done.
  const others =
    isOpening(campaignId(id, copy)) && new Promise((done) => setTimeout(done, answersForMs + 1000));
  const [{ data, images }, stored, lettering, render] = await Promise.all([
    loadCampaign({ id }),
    storedImages(),
    fetchJson<Lettering>(letteringFile),
    loadRenderer(),
    others,
  ]);
  const all = new Map([...stored, ...images]);
  return { data, lettering: { ...lettering, images: all }, render, copy };
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
  const { success, output } = v.safeParse(
    copySchema,
    ownProperty(await fromFragment(hash), 'copy'),
  );
  return success ? { ...output, id } : null;
}
