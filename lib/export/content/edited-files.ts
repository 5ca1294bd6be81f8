import type { CampaignDocument } from '@/content/schema';
import { atPath, parentPath } from '@/lib/campaign/document/paths';
import { applyVariant, type Variant, withParts } from '@/lib/campaign/edits/edits';
import { factsOf } from '@/lib/campaign/document/resolve';
import { problemWords } from '@/content/words/problems';
import { problemOf } from '@/lib/campaign/rules/problem-of';
import { valueProblem } from '@/lib/campaign/rules/values';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import {
  type ContentChecks,
  type ContentModule,
  contentProblems,
  describeInFile,
  documentsIn,
  folderOf,
} from './check-content';
import { audienceImages } from '../pictures/images';
import { contentPlace } from './content-files';
import { withChange } from './source-change';

export interface EditSources extends ContentChecks {
  /** Every file of the content. */
  modules: readonly ContentModule[];
  /** Reads one of them. */
  read: (file: string) => string;
  /** The campaign that's edited. */
  document: CampaignDocument;
}

/**
 * The content's files with a marketer's edits in them.
 * @returns the new text of each file that changes, the modules with all campaigns as they are then,
 * and a sentence for each problem that the content would have
 */
export function editedFiles(
  variant: Variant,
  { modules, read, document, ...checks }: EditSources,
): { files: Map<string, string>; modules: ContentModule[]; problems: string[] } {
  const editedDocument = applyVariant(document, variant);
  const { images = [] } = editedDocument;
  // Every campaign has the same offer, so the others change, too.
  const documents = documentsIn(modules).map(({ audience, images: ownImages }) =>
    audience.id === editedDocument.audience.id
      ? editedDocument
      : Object.assign(
          { ...editedDocument },
          { audience, images: [...(ownImages ?? audienceImages(audience)), ...images] },
        ),
  );
  const editedModules = modules.map(([file, exports]): ContentModule => [
    file,
    file === 'content/campaigns.ts' ? { documents } : exports,
  ]);
  const { describe = describeInFile(modules) } = checks;
  const problems = contentProblems(editedModules, {
    ...checks,
    describe,
    typed: { [editedDocument.audience.id]: variant },
  });
  const files = new Map<string, string>();
  const facts = factsOf(document);
  const base = withParts(document, variant);
  const write = (field: Field, was: CampaignDocument, is: CampaignDocument) => {
    const value = variant[field.path];
    if (value === undefined) return;
    const path = changedPath(field.path, [was, is]);
    const [before, after] = [was, is].map((tree) => atPath(tree, path));
    const folder = folderOf(document, modules);
    if (before === after) {
      const problem = isPart(field) && valueProblem(field, value, facts);
      if (problem) problems.push(describe(problemOf(problem, document, problemWords), document));
      return;
    }
    const { file, ...place } = contentPlace(path, folder);
    const change =
      field.kind === 'part' && Array.isArray(before) && Array.isArray(after)
        ? after.map((entry) => before.indexOf(entry))
        : (JSON.stringify(after) ?? '');
    files.set(file, withChange(files.get(file) ?? read(file), place.name, place.path, change));
  };
  // Parts first, because the paths of texts count by their new order; and parts from the inside
  // out, because their own paths count by the old one.
  for (const field of fieldsOf(document).filter(isPart).toReversed()) write(field, document, base);
  for (const field of fieldsOf(base)) if (!isPart(field)) write(field, base, editedDocument);
  return { files, modules: editedModules, problems };
}

const isPart = ({ kind }: Field) => kind === 'part';

/** Where a field's value has to be written: what it's in, too, if that's new or gone. */
function changedPath(path: string, documents: readonly CampaignDocument[]): string {
  const outer = parentPath(path);
  const isWhole = outer === '' || documents.every((tree) => atPath(tree, outer) !== undefined);
  return isWhole ? path : changedPath(outer, documents);
}
