import type { MergeTag } from './merge-tags';

/** `text` with tags for its placeholders, unescaped, because services expect them as they are. */
export function applyMergeTags(
  text: string,
  tags: Pick<MergeTag, 'placeholder' | 'tag'>[],
): string {
  return tags.reduce((done, { placeholder, tag }) => done.replaceAll(placeholder, () => tag), text);
}

/** An email's HTML without the preview text, for services that add it from a field of their own. */
export function withoutPreheader(html: string): string {
  return html.replace(/<div class="preheader"[^]*?<\/div>\n?/, '');
}

/** An email's HTML with a unique name on each text, so that people can edit it in a service. */
export function withEditRegions(html: string, attribute: string | undefined): string {
  if (!attribute) return html;
  let count = 0;
  return html.replace(
    /<(?:h[12]|[ou]l|p) /g,
    (tag) => `${tag}${attribute}="text-${(count += 1)}" `,
  );
}
