import * as v from 'valibot';
import { ownProperty } from '@/lib/campaign/own-property';
import { type Copy, copyIdForm, copySchema } from './copies';
import { keptCopy } from './kept-campaigns';
import { fromFragment } from './link';

/**
 * The copy that the page's address names: the one in this browser, or else the one that a link
 * brings along. Undefined if the address names none; null if the copy is in neither.
 */
export async function copyInAddress(audience: string): Promise<Copy | undefined | null> {
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
