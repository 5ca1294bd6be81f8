// Loads TypeScript for scripts, because Node 20 can't run it. Reads the owner's settings from the
// environment and the .env files, as `next build` does.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { createJiti } from 'jiti';
import { locale, localFile, localImport } from './locale.mjs';

const root = path.dirname(import.meta.dirname);

nextEnv.loadEnvConfig(root, false, { info: () => {}, error: console.error });

const alias = { '@': root };

/** For the first language, even in a build of another one. */
const first = createJiti(import.meta.url, { alias, moduleCache: !locale });

/** @param {import('jiti').TransformOptions} options of a module */
const transform = ({ source, ...options }) => {
  const folder = path.dirname(options.filename ?? '');
  const localized = source.replaceAll(/(?<=\bfrom ')[^']+/g, (request) =>
    localImport(request, folder),
  );
  return { code: first.transform({ ...options, source: localized }) };
};

const jiti = locale ? createJiti(import.meta.url, { alias, fsCache: false, transform }) : first;

/** @template T @param {string} name of a module, from the root @returns {Promise<T>} */
export const load = (name) => jiti.import(path.join(root, localFile(name)));

/** @param {string} folder from the root @returns {string[]} the modules in it, as of content/ */
const modulesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => path.posix.join('content', ...name.split(path.sep)));

const ownFiles = locale ? modulesIn(`content/locales/${locale}`) : [];
const hasAudiences = ownFiles.includes('content/audiences/index.ts');
const others = new RegExp(`^content/(?:locales${hasAudiences ? '|audiences' : ''})/`);

/** Every module of the content in this language, from the root. `localFile` says where one is. */
export const contentFiles = [
  ...new Set([...modulesIn('content').filter((file) => !others.test(file)), ...ownFiles]),
].toSorted();

/** @returns {Promise<[file: string, exports: object][]>} */
export const contentModules = () =>
  Promise.all(contentFiles.map(async (file) => [file, await load(file)]));

/** The first language's modules. @returns {Promise<[file: string, exports: object][]>} */
export const firstModules = () =>
  Promise.all(
    contentFiles
      .filter((file) => existsSync(path.join(root, file)))
      .map(async (file) => [file, await first.import(path.join(root, file))]),
  );
