import type { CampaignDocument } from '@/content/schema';
import { problemWords } from '@/content/words/problems';
import { copiedTexts, textsToRewrite } from '@/lib/campaign/document/copied-texts';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { valueOf } from '@/lib/campaign/document/values';
import { applyVariant, type Variant } from '@/lib/campaign/edits/edits';
import { judgedOf } from '@/lib/campaign/rules';
import { sharedWithOthers, siteOf } from '@/lib/campaign/rules/site';
import { type ContentModule, documentsIn } from '../content/check-content';
import { siteRoutes } from '../content/own-pages';

interface BegunCampaign {
  document: CampaignDocument;
  /** The campaign that it was begun from. */
  begunFrom: CampaignDocument;
  /** What was edited since. */
  variant: Variant;
}

/**
 * Edits that put `{placeholder}` before each text that a new campaign still has in common with
 * another one: those that the studio counts, and those that no two campaigns may share. Without the
 * mark, the content couldn't be built; with it, the launch check lists the text until somebody has
 * written another one, or confirmed it.
 * @returns the edits, and the paths of those texts
 */
export function markShared(
  modules: readonly ContentModule[],
  { document, begunFrom, variant }: BegunCampaign,
): { marks: Variant; paths: string[] } {
  const edited = applyVariant(document, variant);
  const others = documentsIn(modules).filter(({ audience }) => audience.id !== edited.audience.id);
  const site = siteOf({
    document: edited,
    others,
    routes: siteRoutes(),
    words: problemWords.taken,
  });
  const findings = sharedWithOthers(judgedOf({ document: { ...edited, site } }));
  const origin = { name: begunFrom.audience.name, texts: textsToRewrite(begunFrom) };
  const shared = new Set([
    ...Array.from(findings, ({ path }) => path),
    ...copiedTexts({ ...edited, origin }),
  ]);
  const markAt = (text: string, path: string) =>
    shared.has(path) && !text.startsWith(mark) ? mark + text : text;
  const marks = fieldsOf(edited)
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .flatMap((field): [path: string, value: string][] => {
      const { kind, path } = field;
      const value = valueOf(edited, field);
      const lines = kind === 'list' ? value.split('\n') : [];
      const marked =
        kind === 'list'
          ? lines.map((line, index) => markAt(line, `${path}.${index}`)).join('\n')
          : markAt(value, path);
      return marked === value ? [] : [[path, marked]];
    });
  return { marks: Object.fromEntries(marks), paths: [...shared] };
}

const mark = '{placeholder}';
