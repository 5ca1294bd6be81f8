// Serves the exported site as its CDN will: builds it if needed, then runs the Firebase Hosting emulator from
// firebase.json. Says the address when it is there; Ctrl-C ends it. With --no-build, a missing build is an error.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { host, port } from './address.mjs';

const root = path.dirname(import.meta.dirname);

/** What the export is made of. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
];

/** @param {string} message one sentence that says what to do @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} file @returns {number} when it, or the newest file in it, was changed; 0 where it is missing */
function changed(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => changed(path.join(file, name))));
}

function exportIsCurrent() {
  const exported = changed(path.join(root, 'out', 'index.html'));
  return sources.every((name) => changed(path.join(root, name)) <= exported);
}

function build() {
  console.log('Building the site, which takes a moment.');
  const { status } = spawnSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The build failed: run "npm run build" to see why.');
}

/** Fails where the address is taken, before the emulator would pick another port by itself. */
function claimPort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      fail(
        `Port ${port} is in use: end the program that uses it, or set another in firebase.json (emulators.hosting.port).`,
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function serve() {
  const emulator = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--only',
      'hosting',
      '--project',
      'demo-emberwall',
    ],
    // In a process group of its own, so that Ctrl-C reaches it once, through us: twice means "at once, no cleaning up".
    { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  let ready = false;
  let ending = false;
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (ready || !log.includes('All emulators ready')) return;
      ready = true;
      console.log(`The site is at http://${host}:${port} (Ctrl-C ends it).`);
    });
  }
  const end = () => {
    if (ending) return;
    ending = true;
    emulator.kill('SIGINT');
    // Its clean shutdown hangs now and then. A second signal, which it takes as "at once", costs nothing.
    setInterval(() => emulator.kill('SIGINT'), 2000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm passes a signal no further than its own shell: when that is gone, so is whoever wanted the site.
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && end(), 500).unref();
  emulator.on('exit', () => {
    if (!ending) fail(`The hosting emulator ended by itself:\n${log}`);
  });
}

const current = exportIsCurrent();
if (!current && process.argv.includes('--no-build')) {
  fail('The export in out/ is missing or out of date: run "npm run build".');
}
await claimPort();
if (!current) build();
serve();
