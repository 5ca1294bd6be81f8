import * as v from 'valibot';
import { campaignSchema } from '@/content/schema/audience';
import { type FieldGroup, fieldGroups, type FieldInfo } from '@/content/schema/field';
import { figureFieldsSchema } from '@/content/schema/figure';
import type { AdText, CampaignDocument, Theme } from '@/content/schema';
import { adLimit } from './copy';
import { isFigureData } from './figure';
import { ownProperty } from './paths';
import { infoOf, type Schema } from './schema-info';

/**
 * What a marketer can change in a campaign: a text, a list of texts, a picture, the logo, a color, a
 * number, whether something's true, names chosen from a list, or a part, whose entries can be moved or
 * which can be left out. Everything about it comes from its schema in content/schema/.
 */
export interface Field {
  /** Where it is in a campaign: `audience.email.subject`, `audience.landing.risks.items`. */
  path: string;
  kind: 'text' | 'list' | 'part' | 'picture' | 'logo' | 'color' | 'number' | 'boolean' | 'choices';
  group: FieldGroup;
  label: string;
  /** What it is below a heading, which is the end of its label: `risk 2, title`. */
  name: string;
  help?: string;
  paragraphs: boolean;
  /** It says what the picture beside it, or the one that it's in, shows. */
  isAlt: boolean;
  form: FieldInfo['form'];
  /** An edit that's invalid isn't used: addresses, pictures, colors, what's put into markup. */
  mustBeValid: boolean;
  /** The entry of a list that it's in is called by it, so it's in the labels of other fields. */
  isName: boolean;
  /** Which text of an ad it is, if it's one that platforms limit. */
  adText?: AdText;
  /** What other lists have an entry for each of its entries: the slides' drawings and headlines. */
  series?: string;
  /** The theme whose color it is, if it's one. */
  theme?: Theme;
  /** The path of the figure that it's a part of: `figures.uptime`. */
  figure?: string;
  /** The language and country that a number in it is written in. */
  locale: string;
  /** Several campaigns may have the same. */
  mayRepeat: boolean;
  /** How many graphemes it may have (content/schema/field.ts), or what the platforms show of an ad. */
  limit?: number;
  /** What the value has to be once its tokens are resolved: a text, or a list. */
  schema: v.GenericSchema;
  optional: boolean;
  /** How many entries a list has in this document, or a part. Undefined if it has none. */
  count?: number;
}

/** Every field of a campaign that's in a group, in the groups' order. */
export function findFields(document: CampaignDocument): Field[] {
  const start = { path: '', labels: [], optional: false };
  const ungrouped = [
    ...fieldsIn(document, campaignSchema, document, start),
    ...figureFields(document),
  ];
  return fieldGroups.flatMap((group) => ungrouped.filter((field) => field.group === group));
}

/** The fields of each figure, the company's and the audience's own. */
function figureFields(document: CampaignDocument): Field[] {
  const roots = { figures: document.figures, 'audience.own': document.audience.own };
  return Object.entries(roots).flatMap(([root, facts]) =>
    Object.entries(facts).flatMap(([name, figure]) => {
      // Nothing would show another amount of one that's written out: `24/7`.
      if (!isFigureData(figure) || figure.written?.includes('#') === false) return [];
      const path = `${root}.${name}`;
      const around = { path, labels: [separateWords(name)], optional: false };
      // Without a source, it may get one.
      const value = { source: {}, ...figure };
      return fieldsIn(document, figureFieldsSchema, value, around)
        .filter(({ path: at }) => figure.whole !== undefined || at !== `${path}.whole`)
        .map((field) => Object.assign(field, { figure: path }));
    }),
  );
}

interface Surroundings {
  path: string;
  group?: FieldGroup;
  /** `Reel`, `shot 1` */
  labels: readonly string[];
  optional: boolean;
  /** It's an entry of a list, or it's in one. */
  isEntry?: boolean;
  isInEntry?: boolean;
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
  const { entries, item, items, rest, options, wrapped } = schema;
  if (wrapped) return fieldsIn(document, wrapped, value, { path, ...around, optional: true });
  const name = path.slice(path.lastIndexOf('.') + 1);
  const words = label === undefined && !around.isEntry ? separateWords(name) : '';
  const names = [...labels, words].filter(Boolean);
  const fullLabel = capitalize(names.join(', '));
  const isInEntry = around.isInEntry && Boolean(label ?? words);
  const field = (kind: Field['kind'], count?: number): Field => ({
    path,
    kind,
    // Only called where there's a group.
    group: group ?? 'campaign',
    label: fullLabel,
    name:
      names.length > (isInEntry ? 2 : 1) ? names.slice(isInEntry ? -2 : -1).join(', ') : fullLabel,
    help: info.help,
    paragraphs: info.paragraphs ?? false,
    isAlt: info.isAlt ?? false,
    form: info.form,
    mustBeValid: info.mustBeValid ?? (kind !== 'text' && kind !== 'list' && kind !== 'part'),
    isName: info.isName ?? false,
    adText: info.adText,
    series: info.series,
    theme: info.theme,
    locale: document.brand.locale,
    mayRepeat: info.mayRepeat ?? false,
    limit: info.adText ? adLimit(document, info.adText) : info.limit,
    schema,
    optional: around.optional,
    count,
  });
  const id = ownProperty(value, 'id');
  // A picture's label is its own, not that of what's in it.
  const context = { path, ...around, labels: info.kind ? around.labels : labels, group };
  const texts = (options ?? []).flatMap((option) =>
    typeof option === 'object' && option.entries?.id && v.is(option.entries.id, id)
      ? fieldsIn(document, option, value, context)
      : [],
  );
  if (info.kind === 'picture' || info.kind === 'logo' || info.kind === 'choices')
    return group ? [field(info.kind), ...texts] : [];
  if (texts.length > 0) return texts;
  if (item?.type === 'string')
    return group && !fixed ? [field('list', Array.isArray(value) ? value.length : 1)] : [];
  if (item || items || entries) {
    // It's left out, or a token stands for it.
    if (typeof value !== 'object' || value === null) return [];
    const keys = Object.keys(entries ?? value);
    const within = keys.flatMap((key) => {
      const inner = entries?.[key] ?? item ?? items?.[Number(key)] ?? rest;
      if (!inner) return [];
      const entry = ownProperty(value, key);
      return fieldsIn(document, inner, entry, {
        path: path === '' ? key : `${path}.${key}`,
        group,
        labels: entries ? labels : labelsOfEntry(labels, key, nameOf(inner, entry)),
        optional: false,
        isEntry: !entries,
        isInEntry: around.isEntry,
      });
    });
    const hasEntries = item !== undefined || info.series !== undefined;
    const isPart = group && !fixed && (hasEntries || around.optional);
    const count = hasEntries ? keys.length : undefined;
    return isPart && within.length > 0 ? [field('part', count), ...within] : within;
  }
  const isLeaf = schema.type === 'string' || info.kind !== undefined || info.form !== undefined;
  return group && isLeaf && !fixed ? [field(info.kind ?? 'text')] : [];
}

/** What a list's entry is called, if its schema says that it has a name. */
function nameOf({ entries = {} }: Schema, entry: unknown): unknown {
  const key = Object.keys(entries).find((name) => entries[name] && infoOf(entries[name]).isName);
  return key && ownProperty(entry, key);
}

/** The labels of a list's entry: its own name instead of the list's, or that with a number. */
function labelsOfEntry(labels: readonly string[], key: string, name: unknown): string[] {
  if (typeof name === 'string') return [...labels.slice(0, -1), name];
  return [...labels.slice(0, -1), `${labels.at(-1) ?? ''} ${Number(key) + 1}`.trim()];
}

const capitalize = (label: string) =>
  label.startsWith('utm_') ? label : label.charAt(0).toUpperCase() + label.slice(1);

/** A name with spaces between its words: `bodyText` is `body text`. */
const separateWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
