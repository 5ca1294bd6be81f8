import * as v from 'valibot';
import { campaignSchema } from '@/content/schema/audience';
import { type FieldGroup, fieldGroups, type FieldInfo } from '@/content/schema/field';
import type { AdText, CampaignDocument } from '@/content/schema';
import { studioFields as words } from '@/content/words/studio-fields';
import { ownProperty } from '@/lib/campaign/own-property';

/**
 * A text of a campaign that a marketer can change. Everything about it comes from its schema in
 * content/schema/.
 */
export interface Field {
  /** Where it is in a campaign: `audience.email.subject`, `audience.ad.story.slides.0`. */
  path: string;
  group: FieldGroup;
  label: string;
  help?: string;
  /** How many lines its box has. */
  rows: number;
  /** The field is a list, with one entry on each line. */
  list: boolean;
  /**
   * How many graphemes are shown in full or, with `unit: 'entries'`, how many entries. More is
   * allowed, but flagged.
   */
  limit?: number;
  unit: 'characters' | 'entries';
  /** What the value has to be once its tokens are resolved: a text, or a list of texts. */
  schema: v.GenericSchema;
  optional: boolean;
}

const found = new WeakMap<CampaignDocument, readonly Field[]>();

/**
 * Every text of a campaign whose schema, or what it's in, has a group. In the order of the groups.
 * They're looked for once in each document.
 */
export function fieldsOf(document: CampaignDocument): readonly Field[] {
  const known = found.get(document);
  if (known) return known;
  const start = { path: '', labels: [], optional: false };
  const all = fieldsIn(document, campaignSchema, document, start);
  const fields = fieldGroups.flatMap((group) => all.filter((field) => field.group === group));
  found.set(document, fields);
  return fields;
}

/** A schema, perhaps with others inside: an object's, a list's, or an optional one's. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
};

/** What a field inherits from the schemas around it. */
interface Surroundings {
  path: string;
  group?: FieldGroup;
  /** `Reel`, `shot 1` */
  labels: readonly string[];
  optional: boolean;
}

function fieldsIn(
  document: CampaignDocument,
  schema: Schema,
  value: unknown,
  { path, ...around }: Surroundings,
): Field[] {
  const info = infoOf(schema);
  const { group = around.group, label } = info;
  const labels = label === undefined ? around.labels : [...around.labels, label];
  const inside = (key: string, inner: Schema, own: readonly string[] = labels) =>
    fieldsIn(document, inner, ownProperty(value, key), {
      path: path === '' ? key : `${path}.${key}`,
      group,
      labels: own,
      optional: false,
    });
  const { entries, item, wrapped } = schema;
  if (wrapped) return fieldsIn(document, wrapped, value, { path, ...around, optional: true });
  if (entries) return Object.entries(entries).flatMap(([key, entry]) => inside(key, entry));
  // A list of texts is one box with a line for each, unless its texts say how high their own boxes
  // are.
  const list = item?.type === 'string' && infoOf(item).rows === undefined;
  if (item && !list)
    return Object.keys(Object(value)).flatMap((key) =>
      inside(key, item, numbered(labels, key, ownProperty(value, key))),
    );
  if (!group || (!list && schema.type !== 'string')) return [];
  const name = path.slice(path.lastIndexOf('.') + 1);
  const limit = info.adText ? adLimit(document, info.adText) : info.limit;
  const own = label === undefined && !/^\d+$/.test(name) ? inWords(name) : '';
  const whole = [...labels, own].filter(Boolean).join(', ');
  return [
    {
      path,
      group,
      label: whole.charAt(0).toUpperCase() + whole.slice(1),
      help: list ? [info.help, words.perLine].filter(Boolean).join(' ') : info.help,
      rows: info.rows ?? (list ? 4 : 1),
      list,
      limit,
      unit: info.unit ?? 'characters',
      schema,
      optional: around.optional,
    },
  ];
}

function infoOf(schema: Schema): FieldInfo {
  return v.getMetadata(schema);
}

/** The labels of a list's entry: its own name, or the list's label with a number. */
function numbered(labels: readonly string[], key: string, entry: unknown): string[] {
  const name = ownProperty(entry, 'name');
  if (typeof name === 'string') return [...labels, name];
  return [...labels.slice(0, -1), `${labels.at(-1) ?? ''} ${Number(key) + 1}`.trim()];
}

/** A field's name in words: `bodyText` is `body text`. */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The shortest limit of the campaign's own platforms for one of an ad's texts. */
function adLimit({ audience, platforms }: CampaignDocument, name: AdText): number | undefined {
  const ownIds: readonly string[] = audience.launch.platforms;
  const limits = platforms
    .filter(({ id }) => ownIds.includes(id))
    .flatMap(({ limits: all }) => all)
    .filter(({ text }) => text === name)
    .flatMap(({ cut, refused }) => cut ?? refused ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
