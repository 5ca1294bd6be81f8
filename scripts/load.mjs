// Loads TypeScript for scripts, because Node 20 can't run it. Reads the owner's settings from the
// environment and the .env files, as `next build` does.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { createJiti } from 'jiti';

const root = path.dirname(import.meta.dirname);

nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });

const jiti = createJiti(import.meta.url, { alias: { '@': root } });

/** @template T @param {string} name of a module, from the root @returns {Promise<T>} */
export const load = (name) => jiti.import(path.join(root, name));

/** Every module of the content, from the root. */
export const contentFiles = readdirSync(path.join(root, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => path.posix.join('content', ...name.split(path.sep)))
  .toSorted();

/** @returns {Promise<[file: string, exports: object][]>} */
export const contentModules = () =>
  Promise.all(contentFiles.map(async (file) => [file, await load(file)]));
