/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.dirname(__dirname);
const { emulators } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

function run(script: string, { cwd = root, env = {} }: { cwd?: string; env?: object } = {}) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(cwd, 'scripts', script)], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, said: stderr.trim() };
}

/** Listens at a port that was free: the server, and the port. */
async function listen() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

test.each(['hosting', 'auth'])(
  'start: the port of %s, in use, is named, with what to do',
  async (emulator) => {
    const project = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
    for (const name of ['start.mjs', 'trial.mjs', 'settings.mjs', 'address.mjs', 'interrupt.mjs'])
      cpSync(path.join(root, 'scripts', name), path.join(project, 'scripts', name));
    const [taken, free] = [await listen(), await listen()];
    free.server.close();
    const addresses = Object.fromEntries(
      ['hosting', 'auth'].map((name) => {
        const { port } = name === emulator ? taken : free;
        return [name, { host: '127.0.0.1', port }];
      }),
    );
    writeFileSync(path.join(project, 'firebase.json'), JSON.stringify({ emulators: addresses }));
    const { status, said } = run('start.mjs', { cwd: project });
    taken.server.close();
    rmSync(project, { recursive: true });
    expect(status).toBe(1);
    expect(said).toMatch(
      new RegExp(`^Port ${taken.port} is in use: .+ \\(emulators\\.${emulator}\\.port\\)\\.$`),
    );
  },
);

describe('trial: the exports to try out', () => {
  let project = '';
  const file = (name: string) => path.join(project, name);
  const settings = (name: string) =>
    JSON.parse(readFileSync(file(`.local/${name}/out/index.html`), 'utf8'));

  beforeEach(() => {
    project = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
    mkdirSync(file('content'));
    for (const name of ['trial.mjs', 'settings.mjs', 'address.mjs']) {
      cpSync(path.join(root, 'scripts', name), file(`scripts/${name}`));
    }
    cpSync(path.join(root, 'firebase.json'), file('firebase.json'));
    // Stands in for the site's build: exports the settings that it was given.
    writeFileSync(
      file('build.mjs'),
      `import { mkdirSync, writeFileSync } from 'node:fs';
       const { SITE_EXPORT_DIR, ...env } = process.env;
       const own = Object.entries(env).filter(([name]) => /^(NEXT_PUBLIC_FIREBASE|SITE)_/.test(name));
       mkdirSync(SITE_EXPORT_DIR, { recursive: true });
       writeFileSync(SITE_EXPORT_DIR + '/index.html', JSON.stringify(Object.fromEntries(own)));
       if (process.env.STAND_IN === 'interrupted') process.exit(1);
       writeFileSync(SITE_EXPORT_DIR + '/_headers', '');`,
    );
    writeFileSync(file('package.json'), '{ "scripts": { "build": "node build.mjs" } }');
  });

  afterEach(() => {
    rmSync(project, { recursive: true });
  });

  test('one signs in at the emulator, one nowhere, whatever the machine has set', () => {
    const env = {
      SITE_ORIGIN: 'https://www.emberwall.com',
      NEXT_PUBLIC_FIREBASE_API_KEY: 'real',
      NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:1',
    };
    expect(run('trial.mjs', { cwd: project, env })).toMatchObject({ status: 0 });
    const { host, port } = emulators.auth;
    expect(settings('sign-in')).toEqual({
      SITE_ORIGIN: '',
      NEXT_PUBLIC_FIREBASE_API_KEY: 'demo-emberwall',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'demo-emberwall',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-emberwall',
      NEXT_PUBLIC_FIREBASE_APP_ID: 'demo-emberwall',
      NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: `http://${host}:${port}`,
    });
    expect(new Set(Object.values(settings('no-sign-in')))).toEqual(new Set(['']));
  });

  test('each is made anew when something that it is made of has changed, and only then', () => {
    const tomorrow = Date.now() / 1000 + 86_400;
    const exported = '.local/sign-in/out/index.html';
    const rebuilt = () => {
      writeFileSync(file(exported), '"as it was"');
      run('trial.mjs', { cwd: project });
      return settings('sign-in') !== 'as it was';
    };
    run('trial.mjs', { cwd: project });
    expect(rebuilt()).toBe(false);
    const sources = [
      'app/page.tsx',
      'components/ui/button.ts',
      'content/site.ts',
      'lib/metadata.ts',
      'public/robots.txt',
      'scripts/settings.mjs',
      'firebase.json',
      'next.config.mjs',
      'package.json',
      'package-lock.json',
      'postcss.config.mjs',
      'tsconfig.json',
    ];
    for (const source of sources) {
      const existing = readFileSync(existsSync(file(source)) ? file(source) : '/dev/null');
      mkdirSync(path.dirname(file(source)), { recursive: true });
      writeFileSync(file(source), existing);
      utimesSync(file(source), tomorrow, tomorrow);
      expect([source, rebuilt()]).toEqual([source, true]);
      utimesSync(file(source), 0, 0);
    }
    expect(rebuilt()).toBe(false);
    rmSync(file('content/site.ts'));
    utimesSync(file('content'), tomorrow, tomorrow);
    expect(rebuilt()).toBe(true);
  });

  test('what a build left half done is made anew', () => {
    run('trial.mjs', { cwd: project, env: { STAND_IN: 'interrupted' } });
    expect(existsSync(file('.local/sign-in/out/_headers'))).toBe(false);
    run('trial.mjs', { cwd: project });
    expect(existsSync(file('.local/sign-in/out/_headers'))).toBe(true);
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(file('content'), tomorrow, tomorrow);
    run('trial.mjs', { cwd: project, env: { STAND_IN: 'interrupted' } });
    expect(existsSync(file('.local/sign-in/out/_headers'))).toBe(false);
  });

  test('the firebase.json that serves it lies beside it', () => {
    run('trial.mjs', { cwd: project });
    expect(readFileSync(file('.local/sign-in/firebase.json'), 'utf8')).toBe(
      readFileSync(file('firebase.json'), 'utf8'),
    );
  });

  test('a folder that is reached by another name is no other folder', () => {
    const alias = `${project}-alias`;
    symlinkSync(project, alias);
    run('trial.mjs', { cwd: alias });
    rmSync(alias);
    expect(settings('sign-in')).toHaveProperty('NEXT_PUBLIC_FIREBASE_API_KEY');
  });

  test('a build that fails says what it said', () => {
    writeFileSync(file('build.mjs'), 'console.log("A type is wrong"); process.exit(1)');
    expect(run('trial.mjs', { cwd: project })).toMatchObject({
      status: 1,
      said: expect.stringMatching(/A type is wrong\s+The build failed: see above\.$/),
    });
  });
});

test('browser: a named browser that is not there is not silently replaced', () => {
  const { status, said } = run('browser.mjs', { env: { CHROMIUM_PATH: '/nowhere/chromium' } });
  expect({ status, said }).toEqual({
    status: 1,
    said: 'CHROMIUM_PATH names /nowhere/chromium, where there is no browser.',
  });
});
