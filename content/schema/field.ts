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

/**
 * What an editor shows about a text. Everything is optional: without a label, it's the field's name
 * in words.
 */
export type FieldInfo = {
  label?: string;
  help?: string;
  /**
   * Its group, which is also the group of everything inside it. A text without one can't be edited.
   */
  group?: FieldGroup;
  /** How many lines its box has. */
  rows?: number;
  /** May have several paragraphs, with a blank line between. */
  paragraphs?: true;
  /** How long it may be, in its unit. An editor flags a longer text, and a build stops. */
  limit?: number;
  unit?: 'characters' | 'entries';
  /** Which text of an ad this is, so that the platforms' limits apply to it. */
  adText?: AdText;
};

/** Adds what an editor shows to a schema: `v.pipe(text, field({ label: 'Subject line' }))`. */
export function field<Input>(info: FieldInfo): v.MetadataAction<Input, FieldInfo> {
  return v.metadata(info);
}
