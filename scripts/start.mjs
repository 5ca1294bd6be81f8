// Serves the site on this machine the way its host will: exports it if anything has changed, then runs Firebase's
// emulators for Hosting and Auth. With `--all`, it also makes the export that only the tests use. Ctrl-C ends it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkPorts, hosting } from './emulators.mjs';
import { demoProject } from './settings.mjs';
import { exportLocally } from './local-export.mjs';

const root = path.dirname(import.meta.dirname);
const firebase = path.join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const { ppid } = process;
// npm doesn't pass on every signal, so also check whether the process that started this one is still running.
const isOrphaned = () => process.ppid !== ppid;

/** @param {string} config the path of a firebase.json */
function serve(config) {
  const args = ['emulators:start', '--only', 'auth,hosting', '--project', demoProject];
  const emulators = spawn(process.execPath, [firebase, ...args, '--config', config], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let isReady = false;
  let isEnding = false;
  for (const stream of [emulators.stdout, emulators.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (isReady || !log.includes('All emulators ready')) return;
      isReady = true;
      console.log(`The site is at http://${hosting.host}:${hosting.port} (press Ctrl-C to stop).`);
    });
  }
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    emulators.kill('SIGINT');
    // Firebase's clean shutdown hangs now and then. It has nothing to save, so don't wait for it.
    setTimeout(() => emulators.kill('SIGKILL'), 3000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  setInterval(() => isOrphaned() && end(), 500).unref();
  emulators.on('exit', () => {
    if (isEnding) return;
    console.error(`The emulators stopped on their own:\n${log}`);
    process.exitCode = 1;
  });
}

try {
  await checkPorts();
  const config = exportLocally('sign-in');
  if (process.argv.includes('--all')) exportLocally('no-sign-in');
  if (!isOrphaned()) serve(config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
