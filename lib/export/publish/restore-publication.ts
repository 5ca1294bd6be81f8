import { publishWords } from '@/content/words/publish';
import type { CampaignDocument } from '@/content/schema';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { isShared } from '@/lib/campaign/document/paths';
import type { Variant } from '@/lib/campaign/edits/edits';
import {
  type Difference,
  newCampaignIn,
  restoreEdits,
  type SavedEdits,
} from '@/lib/campaign/edits/saved-edits';
import { campaignImages } from '../pictures/images';
import { copiedDocument, idProblem } from './audience-copy';
import { RefusedEdits } from './refused-edits';

const { files: words, variants } = publishWords;

/** Edits that somebody saved. */
export interface EditsSource {
  /** The file that they're from: `edits/spring.json`. */
  name: string;
  saved: SavedEdits;
  /** Which variant to publish. By default, it's the one that was shown. */
  variantIndex?: number;
}

/** What's published from one source. */
export interface Publication {
  name: string;
  /** The campaign before the edits. A new one has the texts of what it was begun from. */
  document: CampaignDocument;
  begunFrom?: CampaignDocument;
  /** The edits that are published. */
  variant: Variant;
  /** Which of two variants it is; undefined if there's only one. */
  variantIndex?: number;
  /** What couldn't be restored as it was saved, each with what was typed. */
  differences: (Difference & { value: string })[];
  /** The paths of shared fields that were edited, which a new campaign doesn't change. */
  keptPaths: string[];
  /** The paths of texts that no two campaigns may share, and that a new one has from another one. */
  markedPaths: string[];
  /** The paths of all texts that a new campaign still has from the one that it's based on. */
  copiedPaths: string[];
}

/**
 * Saved edits as changes to the campaigns as they're now.
 * @throws {RefusedEdits} if there's no such campaign or variant, or a new one can't have its address
 */
export function restorePublication(
  { name, saved, variantIndex }: EditsSource,
  documents: readonly CampaignDocument[],
): Publication {
  const origin = documents.find(({ audience }) => audience.id === saved.audience);
  if (!origin)
    throw new RefusedEdits(fill(words.noAudience, { audience: saved.audience.slice(0, 60) }));
  const original = { ...origin, images: origin.images ?? campaignImages(origin) };
  // In the studio, it has an id of its own.
  const newCampaign = newCampaignIn(saved, '');
  const problem = newCampaign && idProblem(newCampaign.address, documents);
  if (problem) throw new RefusedEdits(problem);
  const document = newCampaign ? copiedDocument(original, newCampaign) : original;
  const { edits, differences } = restoreEdits(document, saved);
  const index = variantIndex ?? edits.shown;
  const chosen = edits.variants[index];
  if (!chosen)
    throw new RefusedEdits(fill(words.noVariant, { variant: variants.names[index] ?? '' }));
  const isKept = (path: string) => newCampaign !== undefined && isShared(path);
  return {
    name,
    document,
    begunFrom: newCampaign && original,
    variant: Object.fromEntries(Object.entries(chosen).filter(([path]) => !isKept(path))),
    variantIndex: edits.variants.length > 1 ? index : undefined,
    differences: differences.map((difference) =>
      Object.assign(difference, { value: typedValue(saved, difference) }),
    ),
    keptPaths: fieldsOf(document).flatMap(({ path }) =>
      Object.hasOwn(chosen, path) && isKept(path) ? path : [],
    ),
    markedPaths: [],
    copiedPaths: [],
  };
}

/** What was typed where there's a difference. Of a field that's gone, the label is its path. */
const typedValue = ({ edits }: SavedEdits, { path, label }: Difference): string =>
  edits.flat().find(([at]) => at === (path || label))?.[1] ?? '';
