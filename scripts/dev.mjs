// Serves the site while you edit it. PORT chooses the port; if that's in use, the next free one is
// taken. Each edit of the content runs scripts/brand.ts again, and then the content's rules.
import './say-errors.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { utimesSync, watch } from 'node:fs';
import path from 'node:path';
import { addressesAt, freePort } from './emulators.mjs';

const root = path.dirname(import.meta.dirname);
const { host, port: first } = addressesAt(process.env.PORT || '3000').hosting;
const port = await freePort(first, (tried) => [{ host, port: tried }]);

const run = (/** @type {string} */ name) =>
  spawnSync(process.execPath, ['scripts/run.mjs', name], { cwd: root, stdio: 'inherit' }).status;
if (run('brand') !== 0) process.exit(1);
// Watches the folder, because many editors replace a file when they save it. Some save it twice.
/** @type {NodeJS.Timeout | undefined} */
let saved;
watch(path.join(root, 'content'), { recursive: true }, () => {
  clearTimeout(saved);
  saved = setTimeout(() => run('brand') === 0 && run('check-content'), 100);
});
// Next reads the typeface's measures once. After a change of its settings, it starts again.
watch(path.join(root, '.local/brand'), (_, name) => {
  const now = new Date();
  if (name === 'typeface.key') utimesSync(path.join(root, 'next.config.mjs'), now, now);
});

console.log('Films have three frames a second here, so that they are made in seconds.');
const next = spawn(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'dev', '--hostname', host, '--port', `${port}`],
  { cwd: root, env: { ...process.env, FILM_FRAME_RATE: '3' }, stdio: 'inherit' },
);
// Otherwise, it would keep the port. npm doesn't pass on every signal.
const { ppid } = process;
setInterval(() => process.ppid === ppid || next.kill(), 500).unref();
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => next.kill());
next.on('exit', (code) => process.exit(code ?? 0));
