import type { EmailService, EmailShared, MergeField } from '@/content/schema';

/** A field of an email that the sending service fills in. */
export interface MergeTag {
  field: MergeField;
  name: string;
  placeholder: string;
  tag: string;
  /**
   * What the marketer still has to do: `byHand`: fill it in (there's no tag); `noFallback`: set a
   * default in the service, because the tag has none.
   */
  note?: 'byHand' | 'noFallback';
}

/**
 * A service's tags for the fields that occur in `text`, in the order of `labels`. A field that the
 * service has no tag for keeps its placeholder.
 */
export function mergeTags(
  service: EmailService,
  text: string,
  { mergeFields, fallback, sender }: Pick<EmailShared, 'mergeFields' | 'fallback' | 'sender'>,
  labels: Record<MergeField, string>,
): MergeTag[] {
  return fieldsOf(labels)
    .map((field) => {
      const placeholder = mergeFields[field];
      const own = field === 'sender' ? sender : undefined;
      const tag = service.tags[field] ?? own ?? placeholder;
      const noFallback = field === 'firstName' && !tag.includes(fallback);
      const note = tag === placeholder ? 'byHand' : noFallback ? 'noFallback' : undefined;
      return { field, name: labels[field], placeholder, tag, note } as const;
    })
    .filter(({ placeholder }) => text.includes(placeholder));
}

function fieldsOf(labels: Record<MergeField, string>): MergeField[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys only promises strings
  return Object.keys(labels) as MergeField[];
}
