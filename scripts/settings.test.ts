/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(__dirname);
const prefix = 'NEXT_PUBLIC_FIREBASE_';
const names = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'];
const all = Object.fromEntries(names.map((name) => [prefix + name, 'real']));
const origin = (value: string) => ({ SITE_ORIGIN: value });
const emulator = { [`${prefix}AUTH_EMULATOR_URL`]: 'http://127.0.0.1:9099' };
const none = {
  ...Object.fromEntries([...names, 'AUTH_EMULATOR_URL'].map((name) => [prefix + name, ''])),
  ...origin(''),
};

function load(settings: object) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "const { default: config } = await import('./next.config.mjs'); console.log(config.distDir);",
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...none, ...settings } },
  );
  return { status, said: /^Error: (.+)$/m.exec(stderr)?.[1], folder: stdout.trim() };
}

test.each([
  ['none', {}],
  ['all of a real project', all],
  ['an origin of its own', origin('https://www.emberwall.com')],
  ['an origin with a port', origin('https://staging.emberwall.com:8443')],
  [
    'all of a demo project, and an emulator',
    { ...all, [`${prefix}PROJECT_ID`]: 'demo-x', ...emulator },
  ],
])('%s: fine', (_, settings) => {
  expect(load(settings)).toMatchObject({ status: 0, said: undefined });
});

test('the export goes to out/, unless it is one to try out', () => {
  expect(load({ SITE_EXPORT_DIR: undefined }).folder).toBe('undefined');
  expect(load({ SITE_EXPORT_DIR: '.local/x/out' }).folder).toBe('.local/x/out');
});

test.each(names)('all but %s: it is named', (name) => {
  const { status, said } = load({ ...all, [prefix + name]: '' });
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`set ${prefix}${name} too`));
});

test('an emulator alone: the rest is named', () => {
  const { status, said } = load(emulator);
  expect(status).toBe(1);
  expect(said).toContain(names.map((name) => prefix + name).join(', '));
});

test('an emulator for a real project: the project is named', () => {
  const { status, said } = load({
    ...all,
    [`${prefix}PROJECT_ID`]: 'emberwall-site',
    ...emulator,
  });
  expect(status).toBe(1);
  expect(said).toMatch(/AUTH_EMULATOR_URL is set, and emberwall-site is a real project/);
});

test('an emulator that is no address: says what one looks like', () => {
  const demo = { ...all, [`${prefix}PROJECT_ID`]: 'demo-x' };
  const { status, said } = load({ ...demo, [`${prefix}AUTH_EMULATOR_URL`]: '127.0.0.1:9099' });
  expect(status).toBe(1);
  expect(said).toMatch(/must be an address such as http:\/\//);
});

test.each([
  'www.emberwall.com',
  'http://www.emberwall.com',
  'https://www.emberwall.com/',
  'https://www.emberwall.com/site',
  'https://user@www.emberwall.com',
  'https://',
])('an origin that is none, such as %s: it is shown, with what one looks like', (value) => {
  const { status, said } = load(origin(value));
  expect(status).toBe(1);
  expect(said).toBe(
    `SITE_ORIGIN must be an https origin such as https://www.example.com, with nothing after it, not ${value}.`,
  );
});

test('an auth domain that is no host name: it cannot get into the policy', () => {
  const { status, said } = load({ ...all, [`${prefix}AUTH_DOMAIN`]: "x.com 'unsafe-inline'" });
  expect(status).toBe(1);
  expect(said).toMatch(/AUTH_DOMAIN must be a host name such as .+, not x\.com 'unsafe-inline'\.$/);
});

test('a real build stops at what is wrong, and says it', () => {
  const { status, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...none, ...all, [`${prefix}APP_ID`]: '' },
    shell: process.platform === 'win32',
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`set ${prefix}APP_ID too`);
});
