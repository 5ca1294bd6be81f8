import * as v from 'valibot';
import type { Campaign } from '@/content/schema';
import { cleanLine } from './clean-text';
import { type Edits, faultOf, kept, valueOf, withEdit, written } from './edits';
import type { Field } from './fields';
import type { Work } from './work';

/** A field's path, its new value, and a digest of the exported value that it replaces. */
const entry = v.tuple([v.string(), v.string(), v.string()]);

/** Several times as many as any campaign has. */
const entries = v.pipe(v.array(entry), v.maxLength(500));

/** Work as it's saved in a link and in a draft. */
const recordSchema = v.object({
  edits: v.pipe(v.array(entries), v.minLength(1), v.maxLength(2)),
  shown: v.picklist([0, 1]),
});

export type WorkRecord = v.InferOutput<typeof recordSchema>;

/** What couldn't be restored exactly as it was saved. */
export interface Difference {
  /**
   * `gone`: there's no such field anymore; `changed`: its exported text has changed, but the edit is kept;
   * `refused`: the value isn't valid for that field.
   */
  kind: 'gone' | 'changed' | 'refused';
  /** The field's name, or its path if it's gone. */
  name: string;
}

/** Work as a record; `exported` is the campaign that it changes. */
export function toRecord(exported: Campaign, fields: readonly Field[], work: Work): WorkRecord {
  return {
    edits: work.variants.map((edits) =>
      fields.flatMap((field): WorkRecord['edits'][number] => {
        const value = edits[field.path];
        return value === undefined ? [] : [[field.path, value, digestOf(exported, field)]];
      }),
    ),
    shown: work.shown,
  };
}

/**
 * Reads a record, which may come from anywhere: only values that their fields accept are used.
 * @returns the work, and what's different from what was saved; undefined if it isn't a record at all
 */
export function fromRecord(
  exported: Campaign,
  fields: readonly Field[],
  record: unknown,
): { work: Work; differences: Difference[] } | undefined {
  const { success, output } = v.safeParse(recordSchema, record);
  if (!success) return undefined;
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const differences = new Map<string, Difference>();
  const [first = {}, second] = output.edits.map((saved) =>
    saved.reduce<Edits>((edits, [path, value, was]) => {
      const field = byPath.get(path);
      const note = (kind: Difference['kind'], name: string) =>
        differences.set(`${kind} ${path}`, { kind, name });
      if (!field) {
        note('gone', cleanLine(path.slice(0, 60)));
        return edits;
      }
      if (faultOf(field, written(exported, field, value)) !== undefined) {
        note('refused', field.label);
        return edits;
      }
      if (was !== digestOf(exported, field)) note('changed', field.label);
      return withEdit(exported, edits, field, kept(exported, field, value));
    }, {}),
  );
  return {
    work: {
      variants: second ? [first, second] : [first],
      shown: second ? output.shown : 0,
    },
    differences: [...differences.values()],
  };
}

/** A short digest of a field's exported value (FNV-1a in 32 bits, in base 36): enough to tell whether it has changed. */
function digestOf(exported: Campaign, field: Field): string {
  const value = kept(exported, field, valueOf(exported, field));
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
