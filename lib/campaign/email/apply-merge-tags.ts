import type { MergeTag } from './merge-tags';

/** `text` with each placeholder replaced by its tag. Tags aren't escaped, because services expect them as they are. */
export function applyMergeTags(
  text: string,
  tags: Pick<MergeTag, 'placeholder' | 'tag'>[],
): string {
  return tags.reduce((done, { placeholder, tag }) => done.replaceAll(placeholder, () => tag), text);
}
