import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { type Facts, factsOf } from '@/lib/campaign/resolve';
import { cleanLine } from './clean-text';
import {
  applyVariant,
  cleanValue,
  type Edits,
  faultOf,
  type Variant,
  valueOf,
  withEdit,
} from './edits';
import { type Field, fieldsOf } from './fields';

/** A field's path, its new value, and a digest of the exported value that it replaces. */
const entry = v.tuple([v.string(), v.string(), v.string()]);

/** Several times as many as any campaign has. */
const entriesSchema = v.pipe(v.array(entry), v.maxLength(500));

/** Edits as they're saved in a link and in a draft. */
const savedSchema = v.object({
  edits: v.pipe(v.array(entriesSchema), v.minLength(1), v.maxLength(2)),
  shown: v.picklist([0, 1]),
});

export type SavedEdits = v.InferOutput<typeof savedSchema>;

/** What couldn't be restored exactly as it was saved. */
export interface Difference {
  /**
   * `gone`: there's no such field anymore; `changed`: its exported text has changed, but the edit
   * is kept; `refused`: the value isn't valid for that field.
   */
  kind: 'gone' | 'changed' | 'refused';
  /** The field's name, or its path if it's gone. */
  name: string;
}

/** Edits to be saved; `exported` is the campaign that they change. */
export function saveEdits(exported: CampaignDocument, { variants, shown }: Edits): SavedEdits {
  return {
    edits: variants.map((variant) =>
      fieldsOf(exported).flatMap((field): SavedEdits['edits'][number] => {
        const value = variant[field.path];
        return value === undefined ? [] : [[field.path, value, digestOf(exported, field)]];
      }),
    ),
    shown,
  };
}

/**
 * Reads saved edits, which may come from anywhere: only values that their fields accept are used.
 * @returns the edits, and what's different from what was saved; undefined if they aren't saved
 *   edits at all
 */
export function readEdits(
  exported: CampaignDocument,
  saved: unknown,
): { edits: Edits; differences: Difference[] } | undefined {
  const { success, output } = v.safeParse(savedSchema, saved);
  if (!success) return undefined;
  const byPath = new Map(fieldsOf(exported).map((field) => [field.path, field]));
  const differences = new Map<string, Difference>();
  const note = (kind: Difference['kind'], path: string, name: string) =>
    differences.set(`${kind} ${path}`, { kind, name });
  const read = (entries: SavedEdits['edits'][number]) => {
    const known = entries.flatMap(([path, value, was]) => {
      const field = byPath.get(path);
      if (!field) note('gone', path, cleanLine(path.slice(0, 60)));
      return field ? [{ field, value, was }] : [];
    });
    const add =
      (facts: Facts) =>
      (variant: Variant, { field, value, was }: (typeof known)[0]) => {
        if (faultOf(field, value, facts) !== undefined) {
          note('refused', field.path, field.label);
          return variant;
        }
        if (was !== digestOf(exported, field)) note('changed', field.path, field.label);
        return withEdit(exported, variant, field, cleanValue(field, value));
      };
    // The offer comes first, because other texts may have it in them, which decides how long they
    // are.
    const isTerm = ({ field: { path } }: (typeof known)[0]) => path.startsWith('offer.');
    const offer = known.filter(isTerm).reduce(add(factsOf(exported)), {});
    const facts = factsOf(applyVariant(exported, offer));
    return known.filter((each) => !isTerm(each)).reduce(add(facts), offer);
  };
  const [first = {}, second] = output.edits.map(read);
  return {
    edits: {
      variants: second ? [first, second] : [first],
      shown: second ? output.shown : 0,
    },
    differences: [...differences.values()],
  };
}

/**
 * A short digest of a field's exported value (FNV-1a in 32 bits, in base 36): enough to tell
 * whether it has changed.
 */
function digestOf(exported: CampaignDocument, field: Field): string {
  const value = valueOf(exported, field);
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
