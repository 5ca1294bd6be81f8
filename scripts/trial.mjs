// Exports the site for trying it out on this machine: with sign-in at the Auth emulator, and without any sign-in.
// Apart from out/, so that what is deployed is never one of these. Run as a program, brings both up to date.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoSettings, noSettings } from './settings.mjs';

const root = path.dirname(import.meta.dirname);

const settings = { 'sign-in': demoSettings, 'no-sign-in': noSettings };

/** What the export is made of. */
export const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'firebase.json',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** @param {string} file @returns {number} when it, or something in it, was last changed, came or went; 0 where it is missing */
function changed(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(file).map((name) => changed(path.join(file, name))),
  );
}

/**
 * Exports the site to `.local/<name>/out`, where that is older than what it is made of, beside the firebase.json that
 * serves it.
 * @param {keyof typeof settings} name
 * @returns {string} the path of that firebase.json
 * @throws {Error} where the build fails, which has said why
 */
export function exportTrial(name) {
  const folder = path.join('.local', name);
  const config = path.join(root, folder, 'firebase.json');
  // What a build writes last.
  const exported = changed(path.join(root, folder, 'out', '_headers'));
  if (sources.some((source) => changed(path.join(root, source)) > exported)) {
    console.log(`Building the site (${name}), which takes a moment.`);
    // Half of an export must not pass for a new one.
    rmSync(path.join(root, folder, 'out'), { recursive: true, force: true });
    const { status, stdout } = spawnSync('npm', ['run', 'build'], {
      cwd: root,
      env: { ...process.env, ...settings[name], SITE_EXPORT_DIR: path.join(folder, 'out') },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${stdout}\nThe build failed: see above.`);
  }
  mkdirSync(path.dirname(config), { recursive: true });
  copyFileSync(path.join(root, 'firebase.json'), config);
  return config;
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  try {
    exportTrial('sign-in');
    exportTrial('no-sign-in');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
