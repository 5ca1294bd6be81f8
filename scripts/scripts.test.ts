/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.dirname(__dirname);
const { host, port } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8')).emulators
  .hosting;

function run(
  script: string,
  { args = [], cwd = root, env = {} }: { args?: string[]; cwd?: string; env?: object } = {},
) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(cwd, 'scripts', script), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    },
  );
  return { status, said: stderr.trim() };
}

test('start: a port in use is named, with what to do', async () => {
  const other = createServer();
  // Where something else, such as this site, already listens there, so much the better.
  await new Promise<void>((resolve) => {
    other.once('error', () => resolve()).listen(port, host, () => resolve());
  });
  const { status, said } = run('start.mjs');
  await new Promise((resolve) => {
    other.close(resolve);
  });
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use: .+\\.$`));
});

test.each(['missing', 'older than its sources'])(
  'start: with an export that is %s, and told not to make one, says how to',
  (state) => {
    const project = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
    try {
      for (const file of [
        'scripts/start.mjs',
        'scripts/address.mjs',
        'firebase.json',
        'next.config.mjs',
      ]) {
        cpSync(path.join(root, file), path.join(project, file));
      }
      if (state !== 'missing') {
        const exported = path.join(project, 'out', 'index.html');
        mkdirSync(path.dirname(exported));
        writeFileSync(exported, '');
        utimesSync(exported, 0, 0);
      }
      expect(run('start.mjs', { args: ['--no-build'], cwd: project })).toEqual({
        status: 1,
        said: 'The export in out/ is missing or out of date: run "npm run build".',
      });
    } finally {
      rmSync(project, { recursive: true });
    }
  },
);

test('browser: a named browser that is not there is not silently replaced', () => {
  const { status, said } = run('browser.mjs', { env: { CHROMIUM_PATH: '/nowhere/chromium' } });
  expect({ status, said }).toEqual({
    status: 1,
    said: 'CHROMIUM_PATH names /nowhere/chromium, where there is no browser.',
  });
});
