// Exports the smallest Next app there is, built the way this site is. It's what the site's speed is compared with.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import site from '../next.config.mjs';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, '.local', 'bare-app');

const { output, agentRules, experimental } = site;

/** The app's source. It's JavaScript because Next adds files of its own to a TypeScript app. */
const files = {
  'next.config.mjs': `export default ${JSON.stringify({ output, agentRules, experimental })};`,
  'app/layout.js':
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => <><h1>Bare app</h1><p>It has no styles.</p></>;',
};

/**
 * Exports the bare app to `.local/bare-app/out`, unless that was made from the same source and package.json.
 * @returns {string} the path of that folder
 * @throws {Error} if the build fails. The build itself prints why.
 */
export function exportBareApp() {
  const exported = path.join(folder, 'out');
  // Written last, so if it's missing, the export didn't finish.
  const madeFrom = path.join(exported, 'made-from.json');
  const source = JSON.stringify([files, readFileSync(path.join(root, 'package.json'), 'utf8')]);
  if (existsSync(madeFrom) && readFileSync(madeFrom, 'utf8') === source) return exported;
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const build = [next, 'build', '--webpack'];
  const { status } = spawnSync(process.execPath, build, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build of the bare app failed: see above.');
  writeFileSync(madeFrom, source);
  return exported;
}
