import type { CampaignDocument } from '@/content/schema';
import { atPath } from '@/lib/campaign/document/paths';
import { applyVariant, type Variant, withParts } from '@/lib/campaign/edits/edits';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import { factsOf } from '@/lib/campaign/document/resolve';
import { valueProblem } from '@/lib/campaign/rules/values';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { type ContentModule, contentProblems, documentsIn, folderOf } from './check-content';
import { audienceImages } from '../pictures/images';
import { contentPlace, placeOf, sentenceIn } from './content-files';
import { withChange } from './source-change';

/**
 * The content's files with a marketer's edits in them.
 * @param modules every file of the content
 * @param read reads one of them
 * @returns the new text of each file that changes, and a sentence for each problem that the
 * content would have
 */
export function editedFiles(
  modules: readonly ContentModule[],
  read: (file: string) => string,
  document: CampaignDocument,
  variant: Variant,
  typeface?: Typeface,
): { files: Map<string, string>; problems: string[] } {
  const edited = applyVariant(document, variant);
  const { images = [] } = edited;
  // Every campaign has the same offer, so the others change, too.
  const documents = documentsIn(modules).map(({ audience }) =>
    audience.id === edited.audience.id
      ? edited
      : Object.assign(
          { ...edited },
          { audience, images: [...audienceImages(audience), ...images] },
        ),
  );
  const problems = contentProblems(
    modules.map(([file, kept]) => [file, file === 'content/campaigns.ts' ? { documents } : kept]),
    typeface,
    { [edited.audience.id]: variant },
  );
  const files = new Map<string, string>();
  const facts = factsOf(document);
  const base = withParts(document, variant);
  const write = (field: Field, was: CampaignDocument, is: CampaignDocument) => {
    const { path } = field;
    const value = variant[path];
    if (value === undefined) return;
    const [before, after] = [was, is].map((tree) => atPath(tree, path));
    const folder = folderOf(document, modules);
    if (before === after) {
      const problem = isPart(field) && valueProblem(field, value, facts);
      if (problem) problems.push(sentenceIn(...placeOf(folder, path), problem));
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
  for (const field of fieldsOf(base)) if (!isPart(field)) write(field, base, edited);
  return { files, problems };
}

const isPart = ({ kind }: Field) => kind === 'part';
