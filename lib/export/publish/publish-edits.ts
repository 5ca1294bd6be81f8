import { publishWords } from '@/content/words/publish';
import type { CampaignDocument } from '@/content/schema';
import { copiedTexts, textsToRewrite } from '@/lib/campaign/document/copied-texts';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { isInside, isShared } from '@/lib/campaign/document/paths';
import type { Problem } from '@/lib/campaign/document/problem';
import { applyVariant, imagesInEdits, type Variant } from '@/lib/campaign/edits/edits';
import type { SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { documentsIn } from '../content/check-content';
import { placeOf, sentenceIn } from '../content/content-files';
import { editedFiles } from '../content/edited-files';
import { withAudience } from './audience-copy';
import { type Content, withFiles } from './content';
import { imageFiles, unpackImages } from './edit-images';
import { markShared } from './mark-shared';
import { RefusedEdits } from './refused-edits';
import { type EditsSource, type Publication, restorePublication } from './restore-publication';

export interface PublishResult extends Pick<Content, 'files'> {
  publications: Publication[];
  /** A sentence for each. If there are any, nothing may be written. */
  problems: string[];
}

/** The content with edits in it. Nothing is written yet. */
export async function publishEdits(
  content: Content,
  sources: readonly EditsSource[],
): Promise<PublishResult> {
  const publications: Publication[] = [];
  const problems: string[] = [];
  let current = content;
  for (const source of sources) {
    try {
      const publication = restorePublication(source, documentsIn(current.modules));
      refuseConflicts(publication, publications);
      const { content: next, ...more } = await addPublication(current, publication, source.saved);
      current = next;
      publications.push({ ...publication, ...more });
    } catch (error) {
      if (!(error instanceof RefusedEdits)) throw error;
      problems.push(...error.problems.map((problem) => `${source.name}: ${problem}`));
    }
  }
  return { files: current.files, publications, problems };
}

/** @throws {RefusedEdits} if the content would have problems then */
async function addPublication(
  content: Content,
  publication: Publication,
  saved: SavedEdits,
): Promise<{ content: Content } & Pick<Publication, 'markedPaths' | 'copiedPaths'>> {
  const { begunFrom, variant } = publication;
  const images = await unpackImages(saved.images, imagesInEdits([variant]));
  const document = {
    ...publication.document,
    images: [...(publication.document.images ?? []), ...images.map(({ file }) => ({ file }))],
  };
  const base = begunFrom ? withAudience(content, document, begunFrom) : content;
  const marks = begunFrom ? markShared(base.modules, document, variant) : {};
  const copiedPaths = begunFrom ? copiedIn(document, begunFrom, variant) : [];
  const { files, modules, problems } = editedFiles(
    { ...variant, ...marks },
    { ...base, document, describe: describeInStudio },
  );
  if (problems.length > 0) throw new RefusedEdits(...problems);
  const filesToWrite = [...files, ...imageFiles(images, document, variant)];
  return {
    content: withFiles({ ...base, modules }, filesToWrite),
    markedPaths: Object.keys(marks),
    copiedPaths,
  };
}

/** The paths of texts that a new campaign still has from the one that it's based on. */
function copiedIn(
  document: CampaignDocument,
  begunFrom: CampaignDocument,
  variant: Variant,
): string[] {
  const origin = { name: begunFrom.audience.name, texts: textsToRewrite(begunFrom) };
  return copiedTexts({ ...applyVariant(document, variant), origin });
}

/** What the studio says about a problem, after the campaign and the field that have it. */
function describeInStudio({ label, ...problem }: Problem, { audience }: CampaignDocument): string {
  if (label) return `${audience.name}, ${label}: ${problem.sentence}`;
  return sentenceIn(...placeOf(`content/audiences/${audience.id}`, problem.path), problem);
}

/** Two files can't say different things about one field, or about what's in it. */
function refuseConflicts(publication: Publication, others: readonly Publication[]) {
  for (const other of others) {
    const path = conflictOf(publication, other);
    if (path === undefined) continue;
    const { document, name } = publication;
    const label = fieldsOf(document).find((field) => isInside(path, field.path))?.label ?? path;
    const slots = { other: other.name, one: name, label, campaign: document.audience.name };
    throw new RefusedEdits(fill(publishWords.files.conflict, slots));
  }
}

function conflictOf(one: Publication, other: Publication): string | undefined {
  const isSame = one.document.audience.id === other.document.audience.id;
  return Object.keys(one.variant).find((path) =>
    Object.keys(other.variant).some(
      (otherPath) =>
        (isSame || isShared(path)) &&
        (isInside(path, otherPath) || isInside(otherPath, path)) &&
        one.variant[path] !== other.variant[otherPath],
    ),
  );
}
