// Serves the site while you edit it. PORT chooses the port; if that's in use, the next free one is
// taken. Each edit of the content runs scripts/brand.ts again, and then the content's rules.
import { programArguments } from './program';
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { freePort, host, wantedPort } from './ports';

const root = path.dirname(import.meta.dirname);
const port = await freePort(wantedPort(3000));

const run = (name: string) =>
  spawnSync(process.execPath, programArguments(name), { cwd: root, stdio: 'inherit' }).status;
if (run('brand') !== 0) process.exit(1);
// Watches the folder, because many editors replace a file when they save it. Some save it twice.
let saved: NodeJS.Timeout | undefined;
watch(path.join(root, 'content'), { recursive: true }, () => {
  clearTimeout(saved);
  saved = setTimeout(() => run('brand') === 0 && run('check-content'), 100);
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
