import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** Every module of the content, from the root: `content/brand.ts`. */
export const contentFiles = readdirSync(path.join(root, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => path.posix.join('content', ...name.split(path.sep)))
  .toSorted();

export const contentModules = (): Promise<[file: string, exports: object][]> =>
  Promise.all(
    contentFiles.map(async (file): Promise<[string, object]> => [
      file,
      await import(path.join(root, file)),
    ]),
  );
