import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every module of the content, from the root of the repository: `content/brand.ts`. */
export const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => path.posix.join('content', ...name.split(path.sep)))
  .toSorted();

export const importContent = (): Promise<[file: string, exports: object][]> =>
  Promise.all(
    contentFiles.map(async (file): Promise<[string, object]> => [
      file,
      await import(path.resolve(file)),
    ]),
  );
