// Serves the site on this machine the way its host will, after exporting it if anything has changed,
// and runs Firebase's Auth emulator to sign in with. PORT chooses the port; if that's in use, the
// next free one is taken. With --test, serves the export that the browser tests open. Ctrl-C ends it.
import { programArguments } from './program';
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/campaign/document/base-path';
import { startExport, testExport } from './local-export';
import { anyFreePort, freePort, host, testPorts, wantedPort } from './ports';
import { serve } from './serve';
import { demoProject } from './settings';

const isTest = process.argv.includes('--test');
const root = path.dirname(import.meta.dirname);
const { ppid } = process;
const running: ChildProcess[] = [];

function end() {
  for (const child of running) child.kill('SIGKILL');
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm doesn't pass on every signal, so also check whether the process that started this one is
// still running.
setInterval(() => process.ppid === ppid || end(), 500).unref();

/** Starts the Auth emulator. Resolves once it answers. */
async function startAuthEmulator(port: number, folder: string) {
  const config = path.join(path.dirname(folder), 'firebase.json');
  const emulators = {
    auth: { host, port },
    // Otherwise, two that start at once take the same ports for these, and one of them stops.
    hub: { host, port: await anyFreePort() },
    logging: { host, port: await anyFreePort() },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(config, JSON.stringify({ emulators }));
  const firebase = path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--only', 'auth', '--project', demoProject, '--config', config];
  const emulator = spawn(process.execPath, [firebase, ...args], { cwd: root });
  running.push(emulator);
  let log = '';
  await new Promise<void>((resolve) => {
    for (const stream of [emulator.stdout, emulator.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        log += text;
        if (log.includes('All emulators ready')) resolve();
      });
    emulator.on('exit', () => {
      console.error(`The Auth emulator stopped on its own:\n${log}`);
      process.exit(1);
    });
  });
}

/** Puts whole films into an export, which takes a minute or two the first time. */
function makeFilms(into: string) {
  console.log('For now, the films have one frame a second. Making whole ones…');
  const films = spawn(process.execPath, programArguments('films', '--into', into), {
    cwd: root,
    stdio: 'inherit',
  });
  running.push(films);
  films.on('exit', (code) => code === 0 && console.log('The films are whole now.'));
}

if (isTest) {
  const ports = await testPorts();
  const folder = testExport(ports.auth);
  await startAuthEmulator(ports.auth, folder);
  console.log(`The site is at ${await serve(folder, { port: ports.site })}`);
} else {
  const wanted = wantedPort(3210);
  const authPort = await freePort(9099);
  const folder = startExport(authPort);
  await startAuthEmulator(authPort, folder);
  // Only now, because another program could take it during the build.
  const port = await freePort(wanted);
  const origin = await serve(folder, { port, basePath });
  console.log(`The site is at ${origin}${basePath} (press Ctrl-C to stop).`);
  makeFilms(path.join(folder, basePath));
}
