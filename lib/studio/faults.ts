import * as v from 'valibot';
import type { CampaignDocument } from '@/content/schema';
import { graphemes } from '@/content/schema/graphemes';
import { studio } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import {
  type Facts,
  factsOf,
  longestText,
  nearestToken,
  resolveText,
} from '@/lib/campaign/resolve';
import { deepest } from '@/lib/campaign/rules/schema-faults';
import { cleanLine } from './clean-text';
import type { Variant } from './edits';
import { type Field, fieldsOf } from '@/lib/campaign/fields';
import { orderOf } from '@/lib/campaign/value-of';
import { cleanValue, limits, orderIn } from './values';

const words = studioFields.faults;

/** What's wrong with a typed value: what it has to be, without a period; undefined if nothing. */
export function faultOf(field: Field, typed: string, facts: Facts): string | undefined {
  const { count, kind, optional, schema } = field;
  if (typed.length > longestText) return words.tooLong;
  const value = cleanValue(field, typed);
  if (optional && value === '') return undefined;
  if (kind === 'part') {
    const order = orderIn(value);
    if (!order || order.some((index) => index >= (count ?? 1))) return words.order;
    return countFaults(schema, order)[0];
  }
  // An entry that somebody has emptied is still one.
  const lines = kind === 'list' ? typed.split('\n').map(cleanLine) : [value];
  if (lines.length > limits.entries) return words.tooMany;
  if (kind === 'list' && lines.includes('')) return words.emptyEntry;
  const resolved = lines.map((line) => resolveText(line, facts));
  const [unknown] = resolved.flatMap((line) => line.unknown);
  if (unknown !== undefined)
    return `${words.unknownToken} ${unknown.slice(0, 60)}, ${words.nearest} ${nearestToken(unknown, facts)}, ${words.brace}`;
  const texts = resolved.map(({ text }) => text);
  if (
    resolved.some(({ text, isTooLong }) => isTooLong || graphemes(text).length > limits.characters)
  )
    return words.tooLong;
  const { issues } = v.safeParse(schema, kind === 'list' ? texts : texts[0]);
  const [issue] = issues ?? [];
  return issue && deepest(issue).message;
}

/** Whether a list may have this many entries. */
export function mayHave({ schema }: Field, count: number): boolean {
  return count <= limits.entries && countFaults(schema, orderOf(count)).length === 0;
}

type Piped = { type: string; pipe?: readonly (v.GenericPipeItem & Piped)[] };

/** What a list's schema says about a number of entries, whatever they are. */
export function countFaults({ pipe = [] }: Piped, order: number[]): string[] {
  return pipe.flatMap((each) => {
    if (each.kind === 'schema') return countFaults(each, order);
    if (each.kind !== 'validation' || !each.type.endsWith('length')) return [];
    const { issues = [] } = each['~run']({ typed: true, value: order }, {});
    return issues.map(({ message }) => message);
  });
}

export interface Fault {
  path: string;
  label: string;
  /** `Subject line: It has to be …` */
  sentence: string;
}

const { fault, empty } = studio.box;

/** The texts of an edited campaign that can't be exported. */
export function faultsIn(document: CampaignDocument, variant: Variant): Fault[] {
  const facts = factsOf(document);
  return fieldsOf(document).flatMap((field) => {
    const { path, kind, label } = field;
    // A part's order counts by the exported entries, and one that's wrong is never used.
    const value = kind === 'part' ? undefined : variant[path];
    const reason = value === undefined ? undefined : faultOf(field, value, facts);
    if (reason === undefined) return [];
    return [{ path, label, sentence: `${label}: ${value ? `${fault} ${reason}.` : empty}` }];
  });
}
