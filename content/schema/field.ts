import * as v from 'valibot';
import type { AdText } from './platform';

/** The groups that an editor shows fields in, in this order. */
export const fieldGroups = [
  'campaign',
  'links',
  'email',
  'fear',
  'remedy',
  'story',
  'films',
  'targeting',
] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/** What an editor shows about a text. Everything is optional: without a label, it's the field's name in words. */
export type FieldInfo = {
  label?: string;
  help?: string;
  /** Which group it's in. Goes for everything inside, too; a text without a group can't be edited. */
  group?: FieldGroup;
  /** How many lines its box has. */
  rows?: number;
  /** How long it should be, in its unit. An editor flags what's longer, and a build refuses it. */
  limit?: number;
  unit?: 'characters' | 'entries';
  /** The text of an ad that it is, so that the platforms' limits go for it. */
  adText?: AdText;
};

/** Adds what an editor shows to a schema: `v.pipe(text, field({ label: 'Subject line' }))`. */
export function field<Input>(info: FieldInfo): v.MetadataAction<Input, FieldInfo> {
  return v.metadata(info);
}
