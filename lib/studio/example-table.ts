import type { CampaignDocument } from '@/content/schema';
import { studioMany as words } from '@/content/words/studio-many';
import { csv } from '@/lib/campaign/ads/csv';
import { columnName } from './columns';
import { valueOf } from './edits';
import type { Field } from './fields';

/** The fields that an example has: what a reader sees first in an email and in an ad. */
const paths = new Set(['audience.email.subject', 'audience.ad.ads.primary.picture.headline']);

/** A table to start from, as CSV: the campaign's own texts, but in all rows after the first one, the last cell is empty. */
export function exampleTable(document: CampaignDocument, fields: readonly Field[]): string {
  const columns = fields
    .filter(({ path }) => paths.has(path))
    .map((field) => ({
      name: columnName(fields, field),
      value: valueOf(document, field),
    }));
  const last = columns.at(-1)?.name;
  const rows = words.exampleNames.map((name, index) =>
    Object.fromEntries([
      [words.nameColumn, name],
      ...columns.map((column) => [
        column.name,
        index > 0 && column.name === last ? '' : column.value,
      ]),
    ]),
  );
  return csv([words.nameColumn, ...columns.map(({ name }) => name)], rows);
}
