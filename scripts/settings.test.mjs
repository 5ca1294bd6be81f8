/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { demoSettings, noSettings, settingsFault } from './settings.mjs';

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const real = {
  [`${prefix}API_KEY`]: 'real',
  [`${prefix}AUTH_DOMAIN`]: 'real.firebaseapp.com',
  [`${prefix}PROJECT_ID`]: 'real',
  [`${prefix}APP_ID`]: 'real',
};
const local = { ...demoSettings, NODE_ENV: 'production', SITE_EXPORT_DIR: '.local/x/out' };
const emulator = `${prefix}AUTH_EMULATOR_URL`;

test.each([
  ['nothing', {}],
  ['empty settings', noSettings],
  ['a real project', real],
  ['an origin', { SITE_ORIGIN: 'https://www.example.com' }],
  ['an origin with a port', { SITE_ORIGIN: 'https://staging.example.com:8443' }],
  ['a local build at an emulator', local],
  ['editing at an emulator', { ...demoSettings, NODE_ENV: 'development' }],
])('%s: no fault', (_, env) => {
  expect(settingsFault(env)).toBeUndefined();
});

/** @param {string} fault @param {import('./settings.mjs').Env} env @returns {[string, typeof env]} */
const pair = (fault, env) => [fault, env];

/** @type {ReturnType<typeof pair>[]} */
const faulty = [
  ...Object.keys(real).map((name) => pair(`also set ${name},`, { ...real, [name]: '' })),
  [`also set ${Object.keys(real).join(', ')},`, { [emulator]: demoSettings[emulator] }],
  ['real is a real project', { ...local, ...real }],
  ['not 127.0.0.1:9099.', { ...local, [emulator]: '127.0.0.1:9099' }],
  ['this build is for deploying', { ...local, SITE_EXPORT_DIR: '' }],
  ["not x.com 'unsafe-inline'.", { ...real, [`${prefix}AUTH_DOMAIN`]: "x.com 'unsafe-inline'" }],
  ...[
    'www.example.com',
    'http://www.example.com',
    'https://www.example.com/',
    'https://www.example.com/site',
    'https://user@www.example.com',
    'https://',
  ].map((origin) => pair(`not ${origin}.`, { SITE_ORIGIN: origin })),
];

test.each(faulty)('one sentence says what is wrong: %s', (fault, env) => {
  expect(settingsFault(env)).toMatch(/^\S.+[^.]\.$/);
  expect(settingsFault(env)).toContain(fault);
});

test('a build with faulty settings stops', () => {
  const { status, stderr } = spawnSync(process.execPath, ['next.config.mjs'], {
    cwd: path.dirname(import.meta.dirname),
    encoding: 'utf8',
    env: { ...process.env, ...noSettings, SITE_ORIGIN: 'nowhere' },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Error: SITE_ORIGIN must be')]);
});
