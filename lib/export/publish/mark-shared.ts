import type { CampaignDocument } from '@/content/schema';
import { problemWords } from '@/content/words/problems';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { placeholderToken } from '@/lib/campaign/document/resolve';
import { valueOf } from '@/lib/campaign/document/values';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { judgedOf } from '@/lib/campaign/rules';
import { sharedWithOthers, siteOf } from '@/lib/campaign/rules/site';
import { type ContentModule, documentsIn } from '../content/check-content';
import { siteRoutes } from '../content/own-pages';

/**
 * Edits that put `{placeholder}` before each text that a new campaign has in common with another one,
 * and that no two campaigns may share. Without the mark, the content couldn't be built; with it, the
 * launch check lists the text until somebody has written another one.
 */
export function markShared(
  modules: readonly ContentModule[],
  document: CampaignDocument,
  variant: Variant,
): Variant {
  const editedDocument = applyVariant(document, variant);
  const others = documentsIn(modules).filter(
    ({ audience }) => audience.id !== editedDocument.audience.id,
  );
  const site = siteOf({
    document: editedDocument,
    others,
    routes: siteRoutes(),
    words: problemWords.taken,
  });
  const findings = sharedWithOthers(judgedOf({ document: { ...editedDocument, site } }));
  const shared = new Set(Array.from(findings, ({ path }) => path));
  const markAt = (text: string, path: string) =>
    shared.has(path) ? placeholderToken + text : text;
  const marks = fieldsOf(editedDocument)
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .flatMap((field): [path: string, value: string][] => {
      const { kind, path } = field;
      const value = valueOf(editedDocument, field);
      const lines = kind === 'list' ? value.split('\n') : [];
      const markedVariant =
        kind === 'list'
          ? lines.map((line, index) => markAt(line, `${path}.${index}`)).join('\n')
          : markAt(value, path);
      return markedVariant === value ? [] : [[path, markedVariant]];
    });
  return Object.fromEntries(marks);
}
