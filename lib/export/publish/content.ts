import { readFileSync } from 'node:fs';
import type { ContentChecks, ContentModule } from '../content/check-content';
import { importContent } from '../content/content-modules';
import { typeface } from '../pictures/typeface';

/** The content as it is, or as it will be. */
export interface Content extends Pick<ContentChecks, 'typeface'> {
  modules: readonly ContentModule[];
  /** Reads a file of the content. */
  read: (file: string) => string;
  /** The files that change: their new text, or an image. */
  files: ReadonlyMap<string, string | Buffer>;
}

/** The content with other texts in some of its files. */
export function withFiles(
  content: Content,
  changedFiles: Iterable<readonly [file: string, text: string | Buffer]>,
): Content {
  const files = new Map([...content.files, ...changedFiles]);
  return { ...content, files, read: (file) => String(files.get(file) ?? content.read(file)) };
}

/** The content as it's on disk. */
export const currentContent = async (): Promise<Content> => ({
  modules: await importContent(),
  read: (file) => readFileSync(file, 'utf8'),
  typeface,
  files: new Map(),
});
