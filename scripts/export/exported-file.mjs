import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds what an address of the site leads to, as a host does.
 * @param {string} folder of an export
 * @param {string} pathname of the address
 * @returns {string | undefined} the file's path within the folder; undefined where there is none
 */
export function exportedFile(folder, pathname) {
  const file = decodeURIComponent(pathname).slice(1) || 'index';
  return [file, `${file}.html`].find(
    (name) => path.extname(name) && existsSync(path.join(folder, name)),
  );
}
