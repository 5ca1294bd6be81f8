// Copies the hashed files of the release that's live now into the export that's about to replace it, so that pages that
// are open right now can still load the rest of their code. Run it after the build and before deploying. It copies only
// the files that the live release was built with, not those that it had kept from an earlier release. The copies don't get
// the year-long caching header: nobody needs them for long, and other hosts limit the number of rules.
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../content.mjs';
import { encoded, filesList } from './headers.mjs';

/** For each file. It's only there so that a deployment doesn't hang. */
const timeoutMs = 60_000;

/**
 * @param {string} folder of the new export
 * @param {string} origin where the site is live
 * @returns {Promise<string[]>} what was kept and what wasn't, a sentence each
 */
export async function keepPrevious(folder, origin) {
  /** @param {string} file @throws {Error} if the live site doesn't send it */
  const read = async (file) => {
    const url = origin + encoded(file);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${url} answers with ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  /** @param {string} file @returns {Promise<string[]>} a sentence if it can't be kept */
  const keep = async (file) => {
    try {
      const target = path.join(folder, file);
      const content = await read(file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
      return [];
    } catch (error) {
      return [`${file} isn't kept: ${reason(error)}.`];
    }
  };

  let listed;
  try {
    listed = previousFiles(JSON.parse(String(await read(`/${filesList}`))));
  } catch (error) {
    return [
      `Nothing is kept from the previous release, because its list of files couldn't be read: ${reason(error)}. Before the first release, that's expected.`,
    ];
  }
  const missing = listed.filter((file) => !existsSync(path.join(folder, file)));
  const faults = (await Promise.all(missing.map(keep))).flat();
  return [...faults, `Files kept from the previous release: ${missing.length - faults.length}.`];
}

/**
 * @param {unknown} list what the live site sent
 * @returns {string[]}
 * @throws {Error} if it isn't a list of paths under /_next/static/, which is all that may be written
 */
function previousFiles(list) {
  if (!Array.isArray(list)) throw new Error(`${filesList} isn't a list`);
  const other = list.find(
    (file) =>
      typeof file !== 'string' ||
      !file.startsWith('/_next/static/') ||
      file.includes('\\') ||
      path.posix.normalize(file) !== file,
  );
  if (other !== undefined) throw new Error(`${filesList} lists ${JSON.stringify(other)}`);
  return list;
}

/** fetch() gives the reason as the error's cause. @param {any} error @returns {string} */
const reason = ({ message, cause }) => cause?.message ?? message;

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const folder = path.resolve(import.meta.dirname, '../../out');
  if (existsSync(path.join(folder, filesList))) {
    for (const line of await keepPrevious(folder, brand.origin)) console.log(line);
  } else {
    console.error('There is no export in out/: run npm run build first.');
    process.exitCode = 1;
  }
}
