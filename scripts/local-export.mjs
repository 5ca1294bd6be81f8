// Exports the site for this machine only. These exports go to .local/ instead of out/, so that
// nobody deploys one by mistake. Run as a program, it makes the one for `npm test`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import './say-errors.mjs';
import { choosePorts } from './emulators.mjs';
import { basePath, demoSettings, noSettings } from './settings.mjs';

const root = path.dirname(import.meta.dirname);

/** Films that are made in seconds. `npm run test:all` looks at whole ones. */
const quickFilms = { FILM_FRAME_RATE: '1' };

/** By the name of an export's folder: its environment variables. */
const settings = {
  // What `npm start` serves, below the path that the host will have it at. It makes whole films later.
  start: () => ({ ...demoSettings(), ...quickFilms, SITE_BASE_PATH: basePath }),
  'no-sign-in': () => ({ ...noSettings, ...quickFilms }),
  'sign-in': () => ({ ...demoSettings(), ...quickFilms }),
  'sub-path': () => ({ ...noSettings, ...quickFilms, SITE_BASE_PATH: '/our/security' }),
};

/** The tests' exports: the one for `npm test`, and the site that most deploy. */
export const testExports = /** @type {const} */ (['sign-in', 'no-sign-in']);

/** The files and folders that an export depends on. */
const sources = `app components content lib public scripts firebase.json next.config.mjs package.json
  package-lock.json postcss.config.mjs tsconfig.json`;

/** When a file, or anything in a folder, last changed. @param {string} file @returns {number} */
function changedAt(file) {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = fs.readdirSync(file).map((name) => changedAt(path.join(file, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/**
 * Exports the site to `.local/<name>/out`, unless that's newer than all it depends on and has the
 * same settings.
 * @param {keyof typeof settings} name
 */
export const exportLocally = (name) => exportTo(name, settings[name]());

/**
 * @param {string} name of the folder in `.local`
 * @param {import('./settings.mjs').Env} env the build's environment variables
 * @returns {string} the path of its firebase.json
 * @throws {Error} if the build fails. The build itself prints why.
 */
export function exportTo(name, env) {
  const folder = `.local/${name}/out`;
  // The build writes this file last: without it, an export is only half done.
  const config = path.join(root, folder, 'firebase.json');
  const settingsFile = path.join(root, '.local', name, 'settings.json');
  const wanted = JSON.stringify(env);
  const isSame = fs.existsSync(settingsFile) && fs.readFileSync(settingsFile, 'utf8') === wanted;
  const exportedAt = isSame ? changedAt(config) : 0;
  if (sources.split(/\s+/).some((source) => changedAt(path.join(root, source)) > exportedAt)) {
    console.log(`Building the site into ${folder}, which takes a few minutes.`);
    fs.rmSync(path.join(root, folder), { recursive: true, force: true });
    const { status } = spawnSync('npm', ['run', 'build'], {
      cwd: root,
      env: { ...process.env, ...env, SITE_EXPORT_DIR: folder },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The build failed: see above.');
    fs.writeFileSync(settingsFile, wanted);
  }
  return config;
}

if (fs.realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  await choosePorts({ isTest: true });
  exportLocally(testExports[0]);
}
