import type { CampaignDocument } from '@/content/schema';
import { type Field, seriesOf } from '@/lib/campaign/document/fields';
import type { Facts } from '@/lib/campaign/document/resolve';
import { orderOf } from '@/lib/campaign/document/values';
import { type Variant, withEdit, withOrder } from '@/lib/campaign/edits/edits';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { cleanAt, type Place, textAt } from './places';

/** A place that's an entry of a list. */
export type Entry = Required<Place>;

interface EditedDocument {
  original: CampaignDocument;
  /** The same with the texts of the variant that's shown. */
  document: CampaignDocument;
}

/**
 * A variant with a list's entries in another order, and those of the other lists in its series.
 * @param order the positions that the entries have now; one that's there twice is a copy
 */
export const withListOrder = (
  { original, document, variant }: EditedDocument & { variant: Variant },
  field: Field,
  order: readonly number[],
): Variant =>
  seriesOf(document, field).reduce((nextVariant, list) => {
    if (list.kind === 'part')
      return withOrder({ original, variant: nextVariant, path: list.path, order });
    const lines = textAt(document, { field: list }, nextVariant).split('\n');
    return withEdit({
      original,
      variant: nextVariant,
      field: list,
      value: order.map((from) => lines[from] ?? '').join('\n'),
    });
  }, variant);

interface NewEntries extends EditedDocument {
  facts: Facts;
  variant: Variant;
  entry: Entry;
  /** As somebody typed or pasted them. */
  texts: readonly string[];
}

/** A variant with several entries in place of one of a list's. */
export function withEntries({ facts, entry, texts, ...content }: NewEntries): Variant {
  const { field, index } = entry;
  const order = orderOf(field.count ?? 0).toSpliced(index, 1, ...texts.map(() => index));
  const listOrders = withListOrder(content, field, order);
  const entries = texts.map((text) => correctValue(field, cleanAt(entry, text), facts));
  const lines = textAt(content.document, { field }, listOrders).split('\n');
  const value = lines.toSpliced(index, texts.length, ...entries).join('\n');
  return withEdit({ original: content.original, variant: listOrders, field, value });
}
