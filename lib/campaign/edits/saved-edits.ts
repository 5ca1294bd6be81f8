import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import type { editsWords } from '@/content/words/edits';
import { cleanLine } from '../document/clean-text';
import { fieldsOf } from '../document/fields';
import { ownProperty } from '../document/paths';
import { longestText } from '../document/resolve';
import { cleanValue, valueOf } from '../document/values';
import { type Edits, type Variant, withParts } from './edits';
import { addressSchema, type NewCampaign, nameSchema, slugOf } from './new-campaign';

/** The version of the format of drafts, links and files. Others aren't read. */
export const savedVersion = 3;

/** How many bytes a file with edits may have: it has many images then. */
export const largestFile = 100_000_000;

/** A field's path, its new value, and a digest of the exported value that it replaces. */
const entrySchema = v.tuple([v.string(), v.string(), v.string()]);

type SavedEntry = v.InferOutput<typeof entrySchema>;

/** In milliseconds since 1970, as far as a date can go. */
const timeSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

/** Edits as they're saved: in a draft, in a link and in a file. */
const savedSchema = v.object({
  version: v.literal(savedVersion),
  audience: v.string(),
  /** Of a new campaign. */
  name: v.fallback(v.optional(nameSchema), undefined),
  /** What its page's address will be. Older ones have none: then it follows from the name. */
  address: v.fallback(v.optional(addressSchema), undefined),
  /** When they were saved. */
  at: v.fallback(v.optional(timeSchema), undefined),
  /** One variant, or two, each with several times as many entries as any campaign has at most. */
  edits: v.pipe(
    v.array(v.pipe(v.array(entrySchema), v.maxLength(500))),
    v.minLength(1),
    v.maxLength(2),
  ),
  shown: v.picklist<readonly number[]>([0, 1]),
  /** Only a draft has it: the table that rows are made from, as it was pasted. */
  table: v.optional(v.string()),
  /** Which of the table's columns names its rows, if somebody has chosen it. */
  nameColumn: v.fallback(v.optional(v.string()), undefined),
  /** Only a file has them: the images that its edits name, each as a `data:` address. */
  images: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
});

export type SavedEdits = v.InferOutput<typeof savedSchema>;

/** Why something isn't read: another release saved it, or it's damaged or something else. */
export type Fault = keyof (typeof editsWords)['faults'];

export type ParsedEdits =
  { saved: SavedEdits; fault?: undefined } | { saved?: undefined; fault: Fault };

/** Saved edits in a value from anywhere, or why they can't be read. */
export function parseSavedEdits(value: unknown): ParsedEdits {
  const { success, output } = v.safeParse(savedSchema, value);
  return success ? { saved: output } : { fault: faultOf(value) };
}

/** The same in the text of a draft or a file. */
export function parseSavedText(text: string): ParsedEdits {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return success ? parseSavedEdits(output) : { fault: 'damaged' };
}

function faultOf(value: unknown): Fault {
  const version = ownProperty(value, 'version') ?? 0;
  if (typeof version !== 'number' || version === savedVersion) return 'damaged';
  if (version > savedVersion) return 'newer';
  // Drafts of 1.1.0 and before have their edits, and the number if there's one, in `saved`.
  return (ownProperty(value, 'edits') ?? ownProperty(value, 'saved')) ? 'older' : 'damaged';
}

/** Edits to be saved; `original` is the campaign that they change. */
export function saveEdits(original: CampaignDocument, { variants, shown }: Edits): SavedEdits {
  const { slug, audience } = original;
  return {
    version: savedVersion,
    audience: audience.id,
    ...(slug && { name: audience.name, address: slug }),
    edits: variants.map((variant) => {
      const { byPath, base } = fieldsFor(original, variant);
      return Object.entries(variant).map(([path, value]): SavedEntry => {
        const field = byPath.get(path);
        return [path, value, field ? digestOf(valueOf(base, field)) : ''];
      });
    }),
    shown,
  };
}

/** The new campaign that saved edits are of; undefined if they're of one of the site's. */
export function newCampaignIn(
  { audience, name, address }: Pick<SavedEdits, 'audience' | 'name' | 'address'>,
  id: string,
): NewCampaign | undefined {
  return name === undefined ? undefined : { id, name, address: address ?? slugOf(audience, name) };
}

/** An edit that couldn't be restored exactly as it was saved. */
export interface Difference {
  /** The field's path; empty if the campaign has no such field. */
  path: string;
  label: string;
  kind: keyof (typeof editsWords)['differences'];
}

export interface RestoredEdits {
  edits: Edits;
  differences: Difference[];
}

/** Saved edits as changes to the campaign as it's exported now, and what no longer matches it. */
export function restoreEdits(original: CampaignDocument, saved: SavedEdits): RestoredEdits {
  const differences = new Map<string, Difference>();
  const variants = saved.edits.map((entries): Variant => {
    const { byPath, base } = fieldsFor(original, Object.fromEntries(entries));
    const restoredValues = entries.flatMap(([path, value, digest]) => {
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
      const exportedValue = valueOf(base, field);
      const input = cleanValue(field, value);
      const clean = field.form === 'address' ? withHost(input) : input;
      if (clean === exportedValue) return [];
      if (digest !== digestOf(exportedValue)) note('changed');
      return [[path, clean]];
    });
    return Object.fromEntries(restoredValues);
  });
  const shown = Math.min(saved.shown, variants.length - 1);
  return { edits: { variants, shown }, differences: [...differences.values()] };
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
function fieldsFor(original: CampaignDocument, variant: Variant) {
  const base = withParts(original, variant);
  const unedited = fieldsOf(original);
  // A part's order is relative to the exported one. Texts in a hidden part are fields, too.
  const allFields = [...unedited, ...fieldsOf(base), ...unedited.filter(({ kind }) => kind === 'part')];
  return { base, byPath: new Map(allFields.map((field) => [field.path, field])) };
}
