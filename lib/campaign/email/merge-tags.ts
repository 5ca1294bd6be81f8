import type { EmailService, EmailShared, MergeField } from '@/content/schema';

/** A field of an email that the sending service fills in. */
export interface MergeTag {
  /** What a person calls it. */
  name: string;
  /** What the exported file has in its place. */
  placeholder: string;
  /** What the service wants there instead. */
  tag: string;
  /** What's left to do: fill it in by hand, as there's no tag; or give the field a default in the service. */
  note?: 'byHand' | 'noFallback';
}

/** What a service may not know of a reader. */
const personal = new Set<MergeField>(['firstName', 'company']);

/**
 * A service's tags for the fields that occur in `text`, in the order of `labels`. A field that the service has no tag
 * for keeps its placeholder.
 */
export function mergeTags(
  service: EmailService,
  text: string,
  { mergeFields }: Pick<EmailShared, 'mergeFields'>,
  labels: Record<MergeField, string>,
): MergeTag[] {
  return fieldsOf(labels)
    .map((field) => {
      const placeholder = mergeFields[field];
      const tag = service.tags[field] ?? placeholder;
      const note = service.id === 'plain' ? undefined : noteOn(field, tag, placeholder);
      return { name: labels[field], placeholder, tag, note };
    })
    .filter(({ placeholder }) => text.includes(placeholder));
}

function fieldsOf(labels: Record<MergeField, string>): MergeField[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys only promises strings
  return Object.keys(labels) as MergeField[];
}

function noteOn(field: MergeField, tag: string, placeholder: string): MergeTag['note'] {
  if (tag === placeholder) return 'byHand';
  return personal.has(field) && !tag.includes('default') ? 'noFallback' : undefined;
}
