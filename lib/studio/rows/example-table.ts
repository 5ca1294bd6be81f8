import type { CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio/many';
import { csv } from '@/lib/campaign/sheets/csv';
import { valueOf } from '@/lib/campaign/document/values';
import { columnName } from './columns';
import { typedFieldsOf } from '@/lib/campaign/document/fields';

/** The fields that an example has: what a reader sees first in an email and in an ad. */
const paths = new Set(['audience.email.subject', 'audience.ad.ads.primary.picture.headline']);

/** A table to start from, as CSV: the campaign's texts, some of them only in the first row. */
export function exampleTable(document: CampaignDocument): string {
  const fields = typedFieldsOf(document);
  const examples = fields.filter(({ path }) => paths.has(path));
  const names = examples.map((field) => columnName(fields, field));
  const texts = examples.map((field) => valueOf(document, field));
  // Only the first row has the last text.
  const otherTexts = [...texts.slice(0, -1), ''];
  const rows = Array.from(words.exampleNames, (name: string, index) =>
    [name].concat(index > 0 ? otherTexts : texts),
  );
  return csv([[words.nameColumn, ...names], ...rows]);
}
