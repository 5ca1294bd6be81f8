import type { MergeTag } from './merge-tags';

/** `text` with each placeholder replaced by its tag, as it stands: nothing is escaped, for no service unescapes it. */
export function applyMergeTags(text: string, tags: MergeTag[]): string {
  return tags.reduce((done, { placeholder, tag }) => done.replaceAll(placeholder, () => tag), text);
}
