// Serves the exported site as its CDN will, with sign-in: builds it if needed, then runs the Firebase emulators for
// Hosting and Auth from firebase.json. Says the address when it is there; Ctrl-C ends it.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { authEmulator, hosting } from './address.mjs';
import { isUnwanted, onInterrupt } from './interrupt.mjs';
import { demoProject } from './settings.mjs';
import { exportTrial } from './trial.mjs';

const root = path.dirname(import.meta.dirname);

/** @param {string} message one sentence that says what to do @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Fails where an emulator's address is taken, before it would pick another port by itself.
 * @param {'auth' | 'hosting'} emulator
 * @param {import('./address.mjs').Address} address
 */
function claimPort(emulator, { host, port }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      fail(
        `Port ${port} is in use: end the program that uses it, or set another in firebase.json (emulators.${emulator}.port).`,
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** @param {string} config the path of a firebase.json */
function serve(config) {
  const emulator = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      'emulators:start',
      '--config',
      config,
      '--only',
      'auth,hosting',
      '--project',
      demoProject,
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
      console.log(`The site is at http://${hosting.host}:${hosting.port} (Ctrl-C ends it).`);
    });
  }
  const end = () => {
    if (ending) return;
    ending = true;
    emulator.kill('SIGINT');
    // Its clean shutdown hangs now and then. A second signal, which it takes as "at once", costs nothing.
    setInterval(() => emulator.kill('SIGINT'), 2000).unref();
  };
  onInterrupt(end);
  emulator.on('exit', () => {
    if (!ending) fail(`The emulators ended by themselves:\n${log}`);
  });
}

await claimPort('hosting', hosting);
await claimPort('auth', authEmulator);
try {
  const config = exportTrial('sign-in');
  if (!isUnwanted()) serve(config);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
