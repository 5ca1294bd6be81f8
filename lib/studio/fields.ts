import * as v from 'valibot';
import { campaignSchema } from '@/content/schema/audience';
import { type FieldGroup, fieldGroups, type FieldInfo } from '@/content/schema/field';
import type { AdText, CampaignDocument } from '@/content/schema';
import { ownProperty } from '@/lib/campaign/own-property';
import { factsOf, resolveText } from '@/lib/campaign/resolve';

/**
 * What a marketer can change in a campaign: a text, a list of texts, or a part, whose entries can
 * be moved or which can be left out. Everything about it comes from its schema in content/schema/.
 */
export interface Field {
  /** Where it is in a campaign: `audience.email.subject`, `audience.landing.risks.items`. */
  path: string;
  kind: 'text' | 'list' | 'part';
  group: FieldGroup;
  label: string;
  help?: string;
  /** How many lines its box has. */
  rows: number;
  /** It may have line breaks. */
  paragraphs: boolean;
  /** Small letters become capitals. */
  capitals: boolean;
  /**
   * How many graphemes are shown in full or, with `unit: 'entries'`, how many entries. More is
   * allowed, but flagged.
   */
  limit?: number;
  unit: 'characters' | 'entries';
  /** What the value has to be once its tokens are resolved: a text, or a list. */
  schema: v.GenericSchema;
  /** It can be left out. */
  optional: boolean;
  /** How many entries a part has in this document. Undefined if it isn't a list. */
  count?: number;
}

const found = new WeakMap<CampaignDocument, readonly Field[]>();

/**
 * Every field of a campaign whose schema, or what it's in, has a group. In the order of the groups.
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

/** A schema, perhaps with others inside: an object's, a list's, a tuple's, an optional one's. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  rest?: Schema;
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
  const { group = around.group, label, fixed } = info;
  const labels = label === undefined ? around.labels : [...around.labels, label];
  const inside = (key: string, inner: Schema, own: readonly string[]) =>
    fieldsIn(document, inner, ownProperty(value, key), {
      path: path === '' ? key : `${path}.${key}`,
      group,
      labels: own,
      optional: false,
    });
  const { entries, item, items, rest, wrapped } = schema;
  if (wrapped) return fieldsIn(document, wrapped, value, { path, ...around, optional: true });
  const name = path.slice(path.lastIndexOf('.') + 1);
  const own = label === undefined && !/^\d+$/.test(name) ? inWords(name) : '';
  const whole = [...labels, own].filter(Boolean).join(', ');
  const field = (kind: Field['kind'], count?: number): Field => ({
    path,
    kind,
    // Only called where there's a group.
    group: group ?? 'campaign',
    label: whole.startsWith('utm_') ? whole : whole.charAt(0).toUpperCase() + whole.slice(1),
    help: info.help,
    rows: info.rows ?? 1,
    paragraphs: info.paragraphs ?? false,
    capitals: info.capitals ?? false,
    limit: info.adText ? adLimit(document, info.adText) : info.limit,
    unit: info.unit ?? 'characters',
    schema,
    optional: around.optional,
    count,
  });
  if (item?.type === 'string') return group && !fixed ? [field('list')] : [];
  if (item || items || entries) {
    // It's left out, or a token stands for it.
    if (typeof value !== 'object' || value === null) return [];
    const keys = Object.keys(entries ?? value);
    const within = keys.flatMap((key) => {
      const inner = entries?.[key] ?? item ?? items?.[Number(key)] ?? rest;
      if (!inner) return [];
      return inside(key, inner, entries ? labels : numbered(labels, key, ownProperty(value, key)));
    });
    const isPart = group && !fixed && (item !== undefined || around.optional);
    return isPart && within.length > 0 ? [field('part', item && keys.length), ...within] : within;
  }
  return group && schema.type === 'string' && !fixed ? [field('text')] : [];
}

const infos = new WeakMap<Schema, FieldInfo>();

function infoOf(schema: Schema): FieldInfo {
  const known = infos.get(schema);
  if (known) return known;
  const info: FieldInfo = v.getMetadata(schema);
  infos.set(schema, info);
  return info;
}

/** The labels of a list's entry: its own name instead of the list's, or that with a number. */
function numbered(labels: readonly string[], key: string, entry: unknown): string[] {
  const name = ownProperty(entry, 'name');
  if (typeof name === 'string') return [...labels.slice(0, -1), name];
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
    .flatMap(({ id, limits: all }) => (ownIds.includes(id) ? all : []))
    .flatMap(({ text, cut, refused }) => (text === name ? (cut ?? refused ?? []) : []));
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** What a path leads to: a field, and which of its entries if the field is a list. */
export interface Place {
  field: Field;
  index?: number;
}

/**
 * The place with a path: a text, or one entry of a list of texts, `audience.email.risks.items.2`.
 */
export function placeAt(fields: readonly Field[], path: string): Place | undefined {
  const field = fields.find((each) => each.kind === 'text' && each.path === path);
  if (field) return { field };
  const dot = path.lastIndexOf('.');
  const list = fields.find((each) => each.kind === 'list' && each.path === path.slice(0, dot));
  const index = Number(path.slice(dot + 1));
  return list && Number.isInteger(index) ? { field: list, index } : undefined;
}

/** A place's path: the field's, with the entry's number if it's one of a list. */
export function placePath({ field, index }: Place): string {
  return index === undefined ? field.path : `${field.path}.${index}`;
}

/**
 * What a place is called: by the heading that readers see above it, `What changes with us, 3`, or
 * else by its label.
 */
export function placeName(document: CampaignDocument, { field, index }: Place): string {
  const keys = field.path.split('.');
  // `risk 2, title`, because each risk has a title.
  const own =
    index === undefined ? /(?:[^,]+ \d+, )?[^,]+$/.exec(field.label)?.[0].trim() : index + 1;
  // An audience's title and its landing page's aren't headings of what's in them.
  for (let end = keys.length - 1; end > 2; end -= 1) {
    const around = keys.slice(0, end).reduce<unknown>(ownProperty, document);
    const heading = ownProperty(around, 'heading') ?? ownProperty(around, 'title');
    const isOwn = end === keys.length - 1 && /^(?:heading|title)$/.test(keys[end] ?? '');
    if (typeof heading === 'string' && !isOwn)
      return `${resolveText(heading, factsOf(document)).text}, ${own}`;
  }
  return index === undefined ? field.label : `${field.label} ${own}`;
}

/** The innermost part whose entry a place is in, if any, and which entry. */
export function entryAround(fields: readonly Field[], path: string): Place | undefined {
  const part = fields.findLast(
    (each) => each.kind === 'part' && each.count !== undefined && path.startsWith(`${each.path}.`),
  );
  return part && { field: part, index: Number(path.slice(part.path.length + 1).split('.')[0]) };
}
