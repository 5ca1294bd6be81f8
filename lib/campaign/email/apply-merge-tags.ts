// Apart from the rest about tags, because the template pages load all of this file.
import type { MergeTag } from './merge-tags';

/** `text` with tags for its placeholders, unescaped, because services expect them as they are. */
export const applyMergeTags = (text: string, tags: Pick<MergeTag, 'placeholder' | 'tag'>[]) =>
  tags.reduce((result, { placeholder, tag }) => result.replaceAll(placeholder, () => tag), text);
