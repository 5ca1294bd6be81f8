import { spawnSync } from 'node:child_process';
import { demoSettings, type Env, noSettings, settingsProblem } from './settings';

const prefix = 'NEXT_PUBLIC_FIREBASE_';
const real = {
  [`${prefix}API_KEY`]: 'real',
  [`${prefix}AUTH_DOMAIN`]: 'real.firebaseapp.com',
  [`${prefix}PROJECT_ID`]: 'real',
  [`${prefix}APP_ID`]: 'real',
};
const local = { ...demoSettings(), NODE_ENV: 'production', SITE_EXPORT_DIR: '.local/x/out' };
const emulator = `${prefix}AUTH_EMULATOR_URL`;

test.each([
  ['nothing', noSettings],
  ['a real project', real],
  ['an origin', { SITE_ORIGIN: 'https://staging.example.com:8443' }],
  ['a path', { SITE_BASE_PATH: '/our.site/security' }],
  ['a local build at an emulator', local],
])('%s: no problem', (_, env) => {
  expect(settingsProblem(env)).toBeUndefined();
});

const faulty: [problem: string, env: Env][] = [
  [`also set ${prefix}APP_ID,`, { ...real, [`${prefix}APP_ID`]: '' }],
  [`also set ${Object.keys(real).join(', ')},`, { [emulator]: demoSettings()[emulator] }],
  ['real is a real project', { ...local, ...real }],
  ['not 127.0.0.1:9099.', { ...local, [emulator]: '127.0.0.1:9099' }],
  ['this build is for deploying', { ...local, SITE_EXPORT_DIR: '' }],
  ["not x.com 'unsafe-inline'.", { ...real, [`${prefix}AUTH_DOMAIN`]: "x.com 'unsafe-inline'" }],
  ['not http://example.com.', { SITE_ORIGIN: 'http://example.com' }],
  ['not https://example.com/.', { SITE_ORIGIN: 'https://example.com/' }],
  ['not security.', { SITE_BASE_PATH: 'security' }],
  ['not /security/.', { SITE_BASE_PATH: '/security/' }],
  ['not /.', { SITE_BASE_PATH: '/' }],
];

test.each(faulty)('one sentence says what is wrong: %s', (problem, env) => {
  expect(settingsProblem(env)).toMatch(/^\S.+[^.]\.$/);
  expect(settingsProblem(env)).toContain(problem);
});

test('a build with faulty settings stops', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'next.config.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...noSettings, SITE_ORIGIN: 'nowhere' },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Error: SITE_ORIGIN must be')]);
});
