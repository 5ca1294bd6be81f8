import type { EmailService, EmailShared, MergeField } from '@/content/schema';

/** A field of an email that the sending service fills in. */
export interface MergeTag {
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys only promises strings
  return (Object.keys(labels) as MergeField[])
    .map((field) => {
      const placeholder = mergeFields[field];
      const senderName = field === 'sender' ? sender : undefined;
      const tag = service.tags[field] ?? senderName ?? placeholder;
      const noFallback = field === 'firstName' && !tag.includes(fallback);
      const note = tag === placeholder ? 'byHand' : noFallback ? 'noFallback' : undefined;
      return { name: labels[field], placeholder, tag, note } as const;
    })
    .filter(({ placeholder }) => text.includes(placeholder));
}

/** An email's HTML without the preview text, for services that add it from a field of their own. */
export const withoutPreheader = (html: string): string =>
  html.replace(/<div class="preheader"[^]*?<\/div>\n?/, '');

/**
 * An email's HTML with a unique name on each text, picture and button, so that people can edit it
 * in a service. Without what would go on showing the original: the picture for dark mode.
 */
export function withEditRegions(html: string, attribute: string | undefined): string {
  if (!attribute) return html;
  let count = 0;
  const region = (kind: string) => `${attribute}="${kind}-${(count += 1)}"`;
  return html
    .replace(/<source [^>]*>/g, '')
    .replace(/<(?:h[12]|[ou]l|p) /g, (tag) => `${tag}${region('text')} `)
    .replace(/<img /g, (tag) => `${tag}${region('picture')} `)
    .replace(/<a [^>]*class="actionText"[^]*?<\/a>/g, (button) => {
      return `<div ${region('button')}>${button}</div>`;
    });
}
