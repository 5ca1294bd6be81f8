import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { resolve } from '@/lib/campaign/document/resolve';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { restoreEdits, type SavedEdits, savedVersion } from '@/lib/campaign/edits/saved-edits';
import { strangeText } from './property';

const [document] = documents;

const path = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...fieldsOf(document).map((field) => field.path)) },
  fc.constantFrom('__proto__', 'constructor.prototype.x', 'audience.landing.route', 'brand.origin'),
  strangeText,
);
const order = fc.array(fc.nat(12), { maxLength: 6 }).map((positions) => positions.join(' '));
const value = fc.oneof({ weight: 3, arbitrary: strangeText }, order);
const entries = fc.array(fc.tuple(path, value, fc.string()), { maxLength: 30 });

const savedWith = (edits: SavedEdits['edits'], shown = 0): SavedEdits => ({
  version: savedVersion,
  audience: document.audience.id,
  edits,
  shown,
});

/** Edits of the first campaign, as anybody could write them into a link. */
export const anySavedEdits = fc
  .tuple(fc.array(entries, { minLength: 1, maxLength: 2 }), fc.nat(1))
  .map(([edits, shown]) => savedWith(edits, shown));

/** What the first variant of saved edits changes, and the first campaign with that. */
export function editedBy(saved: SavedEdits) {
  const [variant = {}] = restoreEdits(document, saved).edits.variants;
  const edited = applyVariant(document, variant);
  return { variant, edited, campaign: resolve(edited) };
}

/** The first campaign with the same words in all of these texts. */
export function campaignWith(words: string, paths: readonly string[]) {
  const escaped = words.replaceAll(/[\\{}]/g, (brace) => `\\${brace}`);
  return editedBy(savedWith([paths.map((at) => [at, escaped, ''])])).campaign;
}
