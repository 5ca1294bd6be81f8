/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Audience } from '@/content/schema';

const root = path.resolve(__dirname, '../..');

// Stands in for the site's build: exports pages of known sizes. If it is told so, they load no script, or one that
// grows with the audiences, or it fails, or stays for as long as there is somebody at a port.
const standIn = `
import { connect } from 'node:net';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
const audiences = readdirSync('content/audiences').length - 1;
mkdirSync('out/posts', { recursive: true });
writeFileSync('out/old.js', 'x'.repeat(5000));
const grown = process.env.STAND_IN === 'grows' ? audiences : 0;
writeFileSync('out/site.js', Array.from({ length: 999 + grown }, (_, each) => each).join(''));
const html = process.env.STAND_IN === 'bare' ? '' : '<script src="/site.js?v=1"></script><script src="/old.js" nomodule></script><script>1</script>';
for (const page of ['remote-security', 'email-templates', 'social-media-ads', 'posts/healthcare-story'])
  writeFileSync('out/' + page + '.html', html);
if (process.env.STAND_IN === 'fails') throw new Error('A word is too long');
const port = Number(process.env.STAND_IN);
if (port) connect(port, '127.0.0.1');
`;

let project = '';
let temporary = '';

const command = (args: string[]) => [path.join(project, 'scripts/bench/bench-scale.mjs'), ...args];
const env = (behaviour: string, others = {}) => ({
  ...process.env,
  TMPDIR: temporary,
  STAND_IN: behaviour,
  ...others,
});
const copies = () => readdirSync(temporary).filter((name) => name.startsWith('emberwall-scale-'));

function bench(args: string[], behaviour = '', others = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(args), {
    encoding: 'utf8',
    env: env(behaviour, others),
  });
  return { status, stdout, said: stderr.trim(), left: copies() };
}

beforeAll(() => {
  project = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'emberwall-')));
  temporary = path.join(project, 'temporary');
  mkdirSync(temporary);
  for (const name of readdirSync(root, { withFileTypes: true }))
    if (!/^(\.git|\.next|\.local|out|node_modules)$/.test(name.name))
      cpSync(path.join(root, name.name), path.join(project, name.name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
  writeFileSync(path.join(project, 'scripts', 'stand-in.mjs'), standIn);
  const scripts = { build: 'node scripts/stand-in.mjs' };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ scripts }));
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

test.each([['10'], ['2 10'], ['10 20.5'], ['10 20 --fast']])(
  'arguments that are none, such as %s: says what to give',
  (args) => {
    expect(bench(args.split(' '))).toEqual({
      status: 1,
      stdout: '',
      said: 'Give two or more different numbers of audiences, each at least 3, which the site has: npm run bench:scale -- 10 30 (with --keep, the copies stay).',
      left: [],
    });
  },
);

test('prints what was built and exported, fewest audiences first, and leaves nothing', () => {
  const { status, stdout, said, left } = bench(['9', '5']);
  expect({ status, said, left }).toEqual({ status: 0, said: '', left: [] });
  const figures = (row: string) =>
    new RegExp(`^ *${row} +(\\d\\S*) +(\\d\\S*)$`, 'm').exec(stdout)?.slice(1);
  expect(figures('Audiences')).toEqual(['5', '9']);
  for (const row of [
    'Build, s',
    'for each audience, s',
    'CPU, s',
    'for each audience, CPU s',
    'peak memory, MB',
  ])
    expect(figures(row)).toHaveLength(2);
  expect(figures('Exported files')).toEqual(['6', '6']);
  // 0 to 998, one after the other.
  expect(figures('JavaScript, bytes')).toEqual(['2887', '2887']);
  for (const kind of ['Landing page', 'Email templates', 'Social ads', 'Post'])
    expect(figures(`${kind}: HTML, bytes`)).toEqual(['94', '94']);
});

test('each audience of a copy has an identity of its own', () => {
  const { stdout, left } = bench(['3', '11', '--keep']);
  const folder = path.join(temporary, left[0] ?? '');
  expect(stdout).toContain(`The copies are in ${folder}.`);
  const { audiences } = jest.requireActual<{ audiences: Audience[] }>(
    path.join(folder, '11/content/audiences/index.ts'),
  );
  const own = audiences.flatMap(({ id, name, campaign, landing }) =>
    [id, name, campaign, landing.route, ...(landing.posts?.items ?? [])].map((each) =>
      typeof each === 'string' ? each : each.address,
    ),
  );
  expect(audiences).toHaveLength(11);
  expect(new Set(own).size).toBe(own.length);
  const unchanged = (file: string) => readFileSync(path.join(folder, '3', file), 'utf8');
  for (const file of ['content/audiences/remote/landing.ts', 'app/layout.tsx'])
    expect(unchanged(file)).toBe(readFileSync(path.join(root, file), 'utf8'));
  rmSync(folder, { recursive: true });
});

test('a build that fails says what it said, and leaves nothing', () => {
  const { status, said, left } = bench(['3', '4'], 'fails');
  expect({ status, left }).toEqual({ status: 1, left: [] });
  expect(said).toMatch(/A word is too long[^]+\nThe build with 3 audiences failed: see above\.$/);
});

test('JavaScript that grows with the audiences is an error', () => {
  const { status, said } = bench(['3', '30'], 'grows');
  expect(status).toBe(1);
  expect(said).toMatch(/^JavaScript grows with the audiences \(Landing page: \d+ bytes with 3, /);
});

test('a page without any script proves nothing', () => {
  const { status, said } = bench(['3', '4'], 'bare');
  expect(status).toBe(1);
  expect(said).toBe('/remote-security.html loads no script: is it the right page?');
});

test('a machine without ps is told what to install', () => {
  const programs = path.join(project, 'programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, path.join(programs, 'npm'));
  const { status, said, left } = bench(['3', '4'], '', { PATH: programs });
  expect({ status, left }).toEqual({ status: 1, left: [] });
  expect(said).toMatch(/^What a build costs is asked of ps: install it .+\.$/);
});

test('interrupted, it ends its build and leaves nothing', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const benchmark = spawn(process.execPath, command(['3', '4']), { env: env(String(port)) });
  const [build] = await once(server, 'connection');
  // A build that is left alone, which is a fault, ends when the test does.
  for (const each of [server, build]) each.unref();
  benchmark.kill('SIGINT');
  const [[status]] = await Promise.all([once(benchmark, 'exit'), once(build.resume(), 'close')]);
  server.close();
  expect({ status, left: copies() }).toEqual({ status: 130, left: [] });
}, 60_000);

test.each([
  ['as the audiences do', [30, 210, 600], undefined],
  ['slower than they do', [30, 60, 90], undefined],
  ['by a little more, as on a busy machine', [30, 210, 870], undefined],
  ['faster than they do', [30, 210, 1200], /^The build grows faster than the audiences \(4\.0 s /],
  ['faster, hidden by what the first costs', [90, 200, 1200], /4\.0 s of .+, 2\.0 s with fewer/],
])('a build that grows %s', (_, times, fault) => {
  const scales = [10, 100, 300].map((audiences, at) => ({
    audiences,
    cpuSeconds: times[at],
    pages: {},
  }));
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { growth } = await import('./scripts/bench/scale-figures.mjs'); console.log(growth(${JSON.stringify(scales)}) ?? '');`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout.trim()).toMatch(fault ?? /^$/);
});
