import { mergeFieldNames, mergeFields } from '@/content/merge-tags';
import type { EmailProvider, MergeField } from '@/content/schema';

/** One field of an email: its name, what stands for it in the exported file, what the service wants instead. */
export interface MergeTag {
  name: string;
  placeholder: string;
  tag: string;
  /** What is left to do: write it in by hand, for there is no tag; or give the field a default in the service. */
  note?: 'byHand' | 'noFallback';
}

/** What a service may not know of a reader. */
const personal = new Set<MergeField>(['firstName', 'company']);

/** A service's tags for the fields that stand in `text`; a field that it has no tag for keeps its placeholder. */
export function mergeTags({ id, tags }: EmailProvider, text: string): MergeTag[] {
  return mergeFieldNames
    .map(([field, name]) => {
      const placeholder = mergeFields[field];
      const tag = tags[field] ?? placeholder;
      return { name, placeholder, tag, note: id === 'plain' ? undefined : noteOn(field, tag) };
    })
    .filter(({ placeholder }) => text.includes(placeholder));
}

function noteOn(field: MergeField, tag: string): MergeTag['note'] {
  if (tag === mergeFields[field]) return 'byHand';
  return personal.has(field) && !tag.includes('default') ? 'noFallback' : undefined;
}
