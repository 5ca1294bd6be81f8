// Exports the site for this machine only. These exports go to .local/ instead of out/, so that
// nobody deploys one by mistake.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/campaign/document/base-path';
import { demoSettings, type Env } from './settings';

const root = path.dirname(import.meta.dirname);

/** The files and folders that an export depends on. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** When a file, or anything in a folder, last changed, in milliseconds since 1970. */
function changedAt(file: string): number {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = fs.readdirSync(file).map((name) => changedAt(path.join(file, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/**
 * Exports the site to `.local/<name>/out`, unless that's newer than all it depends on and has the
 * same settings. Its films have a frame a second, so that they're made in seconds.
 * @returns the folder
 * @throws {Error} if the build fails. The build itself prints why.
 */
function exportLocally(name: string, settings: Env, below = ''): string {
  const folder = path.join(root, '.local', name, 'out');
  // Written last: without it, an export is only half done.
  const settingsFile = path.join(root, '.local', name, 'settings.json');
  const wanted = JSON.stringify(settings);
  const isSame = fs.existsSync(settingsFile) && fs.readFileSync(settingsFile, 'utf8') === wanted;
  const exportedAt = isSame ? changedAt(settingsFile) : 0;
  if (sources.every((source) => changedAt(path.join(root, source)) <= exportedAt)) return folder;
  console.log(`Building the site into .local/${name}/out, which takes a minute or two.`);
  fs.rmSync(path.join(root, '.local', name), { recursive: true, force: true });
  const SITE_EXPORT_DIR = `.local/${name}/out${below}`;
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    env: { ...process.env, FILM_FRAME_RATE: '1', ...settings, SITE_EXPORT_DIR },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed: see above.');
  // A host looks for it at its root.
  if (below) fs.cpSync(path.join(root, SITE_EXPORT_DIR, '404.html'), path.join(folder, '404.html'));
  fs.writeFileSync(settingsFile, wanted);
  return folder;
}

/** What `npm start` serves, below the path that the host will have it at. */
export const startExport = (authPort: number) =>
  exportLocally('start', { ...demoSettings(authPort), SITE_BASE_PATH: basePath }, basePath);

/** What the tests open. */
export const testExport = (authPort: number) => exportLocally('test', demoSettings(authPort));
