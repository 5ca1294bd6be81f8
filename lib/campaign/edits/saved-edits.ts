import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import type { editsWords } from '@/content/words/edits';
import { longestText } from '../document/resolve';
import { cleanLine } from '../document/clean-text';
import { ownProperty } from '../document/paths';
import { nameSchema } from './new-campaign';
import { type Edits, type Variant, withParts } from './edits';
import { cleanValue, valueOf } from '../document/values';
import { fieldsOf } from '../document/fields';

/** The version of the format of drafts, links and files. Others aren't read. */
export const savedVersion = 3;

/** A field's path, its new value, and a digest of the exported value that it replaces. */
const entry = v.tuple([v.string(), v.string(), v.string()]);

/** Several times as many as any campaign has. */
const entriesSchema = v.pipe(v.array(entry), v.maxLength(500));

/** In milliseconds since 1970, as far as a date can go. */
const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** Edits as they're saved in a draft, in a link and in a file. */
export const savedSchema = v.object({
  version: v.literal(savedVersion),
  audience: v.string(),
  /** Of a new campaign. */
  name: v.fallback(v.optional(nameSchema), undefined),
  /** When they were saved. */
  at: v.fallback(v.optional(timeSchema), undefined),
  edits: v.pipe(v.array(entriesSchema), v.minLength(1), v.maxLength(2)),
  shown: v.picklist<readonly number[]>([0, 1]),
});

type SavedEdits = v.InferOutput<typeof savedSchema>;

/** Why something isn't read: another release saved it, or it's damaged or something else. */
export type Fault = keyof (typeof editsWords)['faults'];

/** What's wrong with saved edits; undefined if they can be read. */
export function faultOf(saved: unknown): Fault | undefined {
  if (v.is(savedSchema, saved)) return undefined;
  const version = ownProperty(saved, 'version') ?? 0;
  if (typeof version !== 'number' || version === savedVersion) return 'damaged';
  if (version > savedVersion) return 'newer';
  // Drafts of 1.1.0 and before have their edits, and the number if there's one, in `saved`.
  return (ownProperty(saved, 'edits') ?? ownProperty(saved, 'saved')) ? 'older' : 'damaged';
}

/** An edit that couldn't be restored exactly as it was saved. */
export interface Difference {
  /** The field's path; empty if the campaign has no such field. */
  path: string;
  label: string;
  kind: keyof (typeof editsWords)['differences'];
}

export interface ReadEdits extends Pick<SavedEdits, 'at' | 'name'> {
  edits: Edits;
  differences: Difference[];
}

/** Edits to be saved; `exported` is the campaign that they change. */
export function saveEdits(exported: CampaignDocument, { variants, shown }: Edits): SavedEdits {
  const { slug, audience } = exported;
  return {
    version: savedVersion,
    audience: audience.id,
    ...(slug && { name: audience.name }),
    edits: variants.map((variant) => {
      const { byPath, base } = fieldsFor(exported, variant);
      return Object.entries(variant).map(([path, value]): SavedEdits['edits'][number][number] => {
        const field = byPath.get(path);
        return [path, value, field ? digestOf(valueOf(base, field)) : ''];
      });
    }),
    shown,
  };
}

/** Reads edits from anywhere, and what no longer matches. Undefined if they aren't edits. */
export function readEdits(exported: CampaignDocument, saved: unknown): ReadEdits | undefined {
  const { success, output } = v.safeParse(savedSchema, saved);
  if (!success) return undefined;
  const differences = new Map<string, Difference>();
  const { at, name } = output;
  const read = (entries: SavedEdits['edits'][number]): Variant => {
    const { byPath, base } = fieldsFor(exported, Object.fromEntries(entries));
    const kept = entries.flatMap(([path, value, was]) => {
      const field = byPath.get(path);
      const note = (kind: Difference['kind']) => {
        const label = field?.label ?? cleanLine(path.slice(0, 60));
        differences.set(`${label} ${kind}`, { path: field ? path : '', label, kind });
      };
      if (value.split('\n').some((line) => line.length > longestText)) {
        note('refused');
        return [];
      }
      // What's gone is kept, because the field may come back with the next release.
      if (!field) {
        note('gone');
        return [[path, value]];
      }
      const [now, typed] = [valueOf(base, field), cleanValue(field, value)];
      const clean = field.form === 'address' ? withHost(typed) : typed;
      if (clean === now) return [];
      if (was !== digestOf(now)) note('changed');
      return [[path, clean]];
    });
    return Object.fromEntries(kept);
  };
  const variants = output.edits.map(read);
  const shown = Math.min(output.shown, variants.length - 1);
  const edits = { variants, shown };
  return { edits, differences: [...differences.values()], at, name };
}

/** A short digest (FNV-1a in 32 bits, in base 36), which tells whether a text has changed. */
function digestOf(value: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1)
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** An address with its host written as browsers look it up, so no letter can pose as another. */
function withHost(value: string): string {
  return value.replace(/^https:\/\/[^/?#@\\{]+(?=[/?#]|$)/, (origin) =>
    URL.canParse(origin) ? new URL(origin).origin : origin,
  );
}

/** A variant's fields by path, and the campaign that its texts change. */
function fieldsFor(exported: CampaignDocument, variant: Variant) {
  const base = withParts(exported, variant);
  const unedited = fieldsOf(exported);
  // A part's order is relative to the exported one. Texts in a hidden part are fields, too.
  const all = [...unedited, ...fieldsOf(base), ...unedited.filter(({ kind }) => kind === 'part')];
  return { base, byPath: new Map(all.map((field) => [field.path, field])) };
}
