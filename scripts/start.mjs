// Serves the site on this machine the way its host will: exports it if anything has changed, then
// runs Firebase's emulators for Hosting and Auth. PORT chooses the port; if that's in use, the next
// free one is taken. Given names of the tests' exports, it serves those instead. Ctrl-C ends it.
import './say-errors.mjs';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { choosePorts } from './emulators.mjs';
import { exportLocally, testExports } from './local-export.mjs';
import { basePath, demoProject } from './settings.mjs';

const names = testExports.filter((name) => process.argv.includes(name));
const isTest = names.length > 0;
const { hosting, authEmulator } = await choosePorts({ isTest });

const root = path.dirname(import.meta.dirname);
const firebase = path.join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
const { ppid } = process;
// npm doesn't pass on every signal, so also check whether the process that started this one is
// still running.
const isOrphaned = () => process.ppid !== ppid;

/**
 * Exports the site once for each name, unless that's up to date.
 * @param {readonly Parameters<typeof exportLocally>[0][]} wanted the exports' names
 * @returns the path of a firebase.json for all of them
 */
function exportAll(wanted) {
  const configs = wanted.map((name) => {
    const { hosting: rules, ...others } = JSON.parse(readFileSync(exportLocally(name), 'utf8'));
    return { ...others, hosting: { ...rules, site: name, public: `${name}/out` } };
  });
  const file = path.join(root, '.local', 'firebase.json');
  const sites = configs.map(({ hosting: site }) => site);
  const emulators = { ...configs[0]?.emulators, hosting, auth: authEmulator };
  writeFileSync(file, JSON.stringify({ hosting: sites, emulators }));
  return file;
}

/** Puts whole films into an export, which takes a minute or two the first time. */
function makeFilms(/** @type {string} */ into) {
  console.log('For now, the films have one frame a second. Making whole ones…');
  const args = [path.join(root, 'scripts', 'run.mjs'), 'films', '--into', into];
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('exit', (code) => {
    if (code === 0) console.log('The films are whole now.');
  });
}

/** @param {string} config the path of a firebase.json */
function serve(config) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let films;
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
      if (!isTest) films = makeFilms(path.join(path.dirname(config), 'start', 'out'));
      console.log(
        `The site is at http://${hosting.host}:${hosting.port}${isTest ? '' : basePath} (press Ctrl-C to stop).`,
      );
    });
  }
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    films?.kill();
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

const config = exportAll(isTest ? names : ['start']);
if (!isOrphaned()) serve(config);
