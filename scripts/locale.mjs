// A site's other languages: SITE_LOCALE names the one that's built. Its folder in content/locales has
// modules in place of those of the same name in content/.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** Empty for the first language. */
export const locale = process.env.SITE_LOCALE ?? '';
if (locale && !existsSync(path.join(root, 'content/locales', locale)))
  throw new Error(`SITE_LOCALE must be a folder in content/locales, not ${locale}.`);

/** @param {string} file of the content @returns the one that's in its place, both from the root */
export function localFile(file) {
  const local = file.replace(/^content\//, `content/locales/${locale}/`);
  return locale && existsSync(path.join(root, local)) ? local : file;
}

/**
 * What a module gets when it imports content. A language's own modules get what they name, so that
 * one can take over values from the module that it replaces.
 * @param {string} request what's imported, such as `@/content/offer` or `./offer`
 * @param {string} folder of the module that imports it
 */
export function localImport(request, folder) {
  const importer = path.relative(root, folder);
  if (!locale || importer.startsWith(path.join('content', 'locales'))) return request;
  const wanted = request.startsWith('.') ? path.posix.join(posix(importer), request) : request;
  const name = wanted.replace('@/', '').replace(/\.ts$/, '');
  if (!name.startsWith('content/')) return request;
  const translated = [`${name}.ts`, `${name}/index.ts`].find((file) => localFile(file) !== file);
  // In a string of JavaScript, a backslash of Windows would start an escape.
  return translated ? posix(path.join(root, localFile(translated))) : request;
}

const posix = (/** @type {string} */ name) => name.replaceAll('\\', '/');

/**
 * Runs a program (scripts/run.mjs) for each other language.
 * @param {readonly import('@/content/schema').Language[]} languages of the site
 * @param {string[]} args its name, and what it's given
 * @returns whether all succeeded
 */
export function inOtherLanguages(languages, args) {
  const others = locale ? [] : languages.slice(1);
  const statuses = others.map((language) => {
    const below = `${process.env.SITE_BASE_PATH ?? ''}/${language.locale}`;
    const env = { ...process.env, SITE_LOCALE: language.locale, SITE_BASE_PATH: below };
    const program = ['scripts/run.mjs', ...args];
    return spawnSync(process.execPath, program, { cwd: root, env, stdio: 'inherit' }).status;
  });
  return statuses.every((status) => status === 0);
}
