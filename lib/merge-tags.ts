import { mergeFieldNames, mergeFields } from '@/content/merge-tags';
import type { EmailProvider } from '@/content/schema';

/** One field of an email: its name, what stands for it in the exported file, what the service wants instead. */
export interface MergeTag {
  name: string;
  placeholder: string;
  tag: string;
}

/** A service's tags for the fields that stand in `text`; a field that it has no tag for keeps its placeholder. */
export function mergeTags({ tags }: EmailProvider, text: string): MergeTag[] {
  return mergeFieldNames
    .map(([field, name]) => {
      const placeholder = mergeFields[field];
      return { name, placeholder, tag: tags[field] ?? placeholder };
    })
    .filter(({ placeholder }) => text.includes(placeholder));
}
