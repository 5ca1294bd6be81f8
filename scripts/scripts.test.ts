/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

test('start: without a build, and told not to make one, says how to', () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
  try {
    mkdirSync(path.join(empty, 'scripts'));
    for (const script of ['start.mjs', 'address.mjs']) {
      cpSync(path.join(root, 'scripts', script), path.join(empty, 'scripts', script));
    }
    cpSync(path.join(root, 'next.config.mjs'), path.join(empty, 'next.config.mjs'));
    symlinkSync(path.join(root, 'firebase.json'), path.join(empty, 'firebase.json'));
    expect(run('start.mjs', { args: ['--no-build'], cwd: empty })).toEqual({
      status: 1,
      said: 'The export in out/ is missing or out of date: run "npm run build".',
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
});

test('browser: a named browser that is not there is not silently replaced', () => {
  const { status, said } = run('browser.mjs', { env: { CHROMIUM_PATH: '/nowhere/chromium' } });
  expect({ status, said }).toEqual({
    status: 1,
    said: 'CHROMIUM_PATH names /nowhere/chromium, where there is no browser.',
  });
});
