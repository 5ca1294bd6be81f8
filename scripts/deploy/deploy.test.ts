/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const signIn = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'real',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'real.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'real',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'real',
};
const none = {
  SITE_ORIGIN: '',
  SITE_EXPORT_DIR: '.local/x/out',
  ...Object.fromEntries(Object.keys(signIn).map((name) => [name, ''])),
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: '',
};
const real = { ...none, SITE_ORIGIN: 'https://www.emberwall.com', ...signIn };
const atEmulator = {
  ...real,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo-x',
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
};

let project = '';
const file = (name: string) => path.join(project, name);

function write(name: string, text: string) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

/** Stands in for a program: writes down how it was called, and ends with a status. */
function writeProgram(name: string, { status = 0 } = {}) {
  write(
    name,
    `const { SITE_EXPORT_DIR } = process.env;
     const call = ['${path.basename(name, '.js')}', ...process.argv.slice(2), SITE_EXPORT_DIR];
     require('node:fs').appendFileSync('calls', JSON.stringify(call.filter(Boolean)) + '\\n');
     process.exit(${status});`,
  );
}

const calls = () =>
  readFileSync(file('calls'), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));

/** The content, without anything left to replace, but for what is given. */
function writeContent({ href = 'https://emberwall.com', rest = '' } = {}) {
  write(
    'content/site.ts',
    `export const site = { origin: process.env.SITE_ORIGIN || 'https://www.emberwall.example' };
     export const provider = { website: { label: 'Website', href: '${href}' } };
     ${rest}`,
  );
}

function writeAudience({ post = 'https://www.instagram.com/p/1', sample = false } = {}) {
  write(
    'content/audiences/remote/email.ts',
    `export const email = { testimonial: { quote: 'Safe.', ${sample ? 'sample: true' : ''} } };`,
  );
  write(
    'content/audiences/index.ts',
    `import { provider } from '../site';
     import { email } from './remote/email';
     const landing = { posts: { items: [{ address: '${post}' }] }, links: [provider.website] };
     export const audiences = [{ landing, email }];
     export const homeAudience = audiences[0];`,
  );
}

/** As in a shell: a hook of git's, which may run these tests, would have every git here mean its own repository. */
const elsewhere = { ...process.env };
for (const name of Object.keys(elsewhere)) if (name.startsWith('GIT_')) delete elsewhere[name];

function run(script: string, args: string[] = [], env: object = real) {
  const { status, stderr } = spawnSync(process.execPath, [file(`scripts/${script}`), ...args], {
    cwd: project,
    encoding: 'utf8',
    // Jest's own NODE_ENV would pass over .env.local.
    env: { ...elsewhere, NODE_ENV: 'production', ...env },
  });
  const said = stderr.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  return { status, said };
}

const checkLaunch = (env?: object) => run('deploy/check-launch.mjs', [], env);
const deploy = (args: string[] = [], env?: object) =>
  run('deploy/deploy.mjs', ['live', ...args], env);
const preview = (args: string[] = [], env?: object) =>
  run('deploy/deploy.mjs', ['preview', ...args], env);
const git = (...args: string[]) => spawnSync('git', args, { cwd: project, env: elsewhere });

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'emberwall-'));
  for (const name of ['address', 'content', 'deploy/check-launch', 'deploy/deploy', 'settings']) {
    cpSync(path.join(root, 'scripts', `${name}.mjs`), file(`scripts/${name}.mjs`));
  }
  cpSync(path.join(root, 'firebase.json'), file('firebase.json'));
  mkdirSync(file('node_modules/@next'), { recursive: true });
  for (const name of ['jiti', '@next/env']) {
    symlinkSync(path.join(root, 'node_modules', name), file(`node_modules/${name}`));
  }
  writeContent();
  writeAudience();
  for (const name of ['email-templates', 'social-ads'])
    write(`content/words/${name}.ts`, 'export {};');
  write('content/merge-tags.ts', "export const mergeFields = { a: 'https://merge.example/a' };");
  write('content/site.test.ts', "export const odd = 'https://a.example';");
  write('package.json', '{ "scripts": { "build": "node build.js" } }');
  write('calls', '');
  writeProgram('build.js');
  writeProgram('node_modules/firebase-tools/lib/bin/firebase.js');
  git('init', '--quiet', '--initial-branch', 'main');
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

describe('check:launch', () => {
  test('nothing is left to replace: fine', () => {
    expect(checkLaunch()).toEqual({ status: 0, said: [] });
  });

  test.each([
    ['no origin', ''],
    ['an origin for examples', 'https://www.example.com'],
  ])('%s: where to set it', (_, SITE_ORIGIN) => {
    expect(checkLaunch({ ...real, SITE_ORIGIN })).toEqual({
      status: 1,
      said: [expect.stringMatching(/^\.env\.local \(SITE_ORIGIN\): the address of the site is /)],
    });
  });

  test('no sign-in: the names of what to set', () => {
    const { said } = checkLaunch({ ...none, SITE_ORIGIN: real.SITE_ORIGIN });
    expect(said).toEqual([expect.stringContaining(Object.keys(signIn).join(', '))]);
  });

  test('sign-in at an emulator', () => {
    expect(checkLaunch(atEmulator).said).toEqual([expect.stringMatching(/EMULATOR_URL is set/)]);
  });

  test('a link under a reserved domain, once, where it is written', () => {
    writeContent({ href: 'https://emberwall.example/a' });
    expect(checkLaunch()).toEqual({
      status: 1,
      said: [
        'content/site.ts (provider.website.href): https://emberwall.example/a is a placeholder. Put the real address there.',
      ],
    });
  });

  test('a link that leads to the top of its page', () => {
    writeContent({
      rest: "export const columns = [{ links: [{ label: 'About', href: '#top' }] }];",
    });
    expect(checkLaunch().said).toEqual([
      expect.stringMatching(/^content\/site\.ts \(columns\.0\.links\.0\.href\): the link "About"/),
    ]);
  });

  test('a sample post, a sample testimonial', () => {
    writeAudience({ post: '/posts/remote-story', sample: true });
    expect(checkLaunch().said).toEqual([
      expect.stringMatching(/index\.ts \(.+\.address\): \/posts\/remote-story is a sample post/),
      expect.stringMatching(
        /email\.ts \(email\.testimonial\.sample\): the testimonial is a sample/,
      ),
    ]);
  });
});

describe('deploy', () => {
  test('builds into out/, then deploys hosting alone to the project of the settings', () => {
    expect(deploy()).toMatchObject({ status: 0 });
    expect(calls()).toEqual([
      ['build'],
      ['firebase', 'deploy', '--only', 'hosting', '--project', 'real'],
    ]);
  });

  test('what is left to replace is listed, and nothing built, unless it is told to deploy all the same', () => {
    writeContent({ href: 'https://emberwall.example' });
    expect(deploy()).toEqual({
      status: 1,
      said: [
        expect.stringContaining('https://emberwall.example is a placeholder'),
        expect.stringMatching(/--with-placeholders\.$/),
      ],
    });
    expect(calls()).toEqual([]);
    expect(deploy(['--with-placeholders'])).toMatchObject({ status: 0 });
    expect(calls()).toHaveLength(2);
  });
});

test('anything but live or preview deploys nothing', () => {
  expect(run('deploy/deploy.mjs', ['previw'])).toEqual({
    status: 1,
    said: ['Use npm run deploy or npm run deploy:preview.'],
  });
  expect(calls()).toEqual([]);
});

describe('deploy:preview', () => {
  test('deploys the branch to a channel of its own, whatever is left to replace', () => {
    writeContent({ href: 'https://emberwall.example' });
    git('switch', '--quiet', '--create', 'new-offer');
    expect(preview(['--project', 'other'], none)).toMatchObject({ status: 0 });
    expect(calls()).toEqual([
      ['build'],
      ['firebase', 'hosting:channel:deploy', 'new-offer', '--expires', '7d', '--project', 'other'],
    ]);
  });

  test.each([
    ['release-2', /^release-2$/],
    ['feature/Offer_2', /^feature-offer-2-[\da-f]{6}$/],
    ['feature/healthcare-landing-page', /^feature-healthc-[\da-f]{6}$/],
    ['live', /^live-[\da-f]{6}$/],
    ['two--hyphens', /^two-hyphens-[\da-f]{6}$/],
    ['äöü', /^[\da-f]{6}$/],
    ['a-branch-of-23-letters-', /^a-branch-of-23-[\da-f]{6}$/],
  ])('the channel of %s', (branch, channel) => {
    preview([branch]);
    expect(calls()[1]).toEqual(expect.arrayContaining([expect.stringMatching(channel)]));
  });

  test('two long branches that begin alike have a channel each', () => {
    preview(['feature/landing-page-remote']);
    preview(['feature/landing-page-healthcare']);
    const [, one, , other] = calls();
    expect(one).not.toEqual(other);
  });

  test('no branch: how to name the preview', () => {
    write('.git/HEAD', `${'1'.repeat(40)}\n`);
    expect(preview()).toEqual({
      status: 1,
      said: [
        'No branch is checked out: name the preview, as in npm run deploy:preview -- my-branch.',
      ],
    });
  });
});

describe.each([
  ['deploy', deploy],
  ['deploy:preview', preview],
])('%s', (_, command) => {
  test.each([
    ['an emulator', [], atEmulator, /EMULATOR_URL is set, and visitors could not sign in/],
    ['half of the settings', [], { ...real, NEXT_PUBLIC_FIREBASE_APP_ID: '' }, /half set up/],
    ['no project', [], none, /^No project: name it by --project <id>, or set NEXT_PUBLIC_/],
    [
      'an unknown argument',
      ['--prod'],
      real,
      /^npm run deploy\S* takes -- .+, and nothing else\.$/,
    ],
    ['an argument too many', ['a', 'b'], real, /^npm run deploy\S* takes -- /],
    ['a project without its id', ['--project'], real, /^npm run deploy\S* takes -- /],
  ])('%s: one sentence, and nothing is built', (__, args, env, sentence) => {
    expect(command(args, env)).toEqual({ status: 1, said: [expect.stringMatching(sentence)] });
    expect(calls()).toEqual([]);
  });

  test('the project may stand in .env.local', () => {
    write(
      '.env.local',
      Object.entries(real)
        .map((pair) => pair.join('='))
        .join('\n'),
    );
    const unset = Object.fromEntries(Object.keys(real).map((name) => [name, undefined]));
    expect(command([], unset)).toMatchObject({ status: 0 });
    expect(calls()[1]).toEqual(expect.arrayContaining(['--project', 'real']));
  });

  test('a build that fails: nothing is deployed, and its status passed on', () => {
    writeProgram('build.js', { status: 3 });
    expect(command()).toMatchObject({ status: 3 });
    expect(calls()).toEqual([['build']]);
  });

  test('a deploy that fails: its status is passed on', () => {
    writeProgram('node_modules/firebase-tools/lib/bin/firebase.js', { status: 2 });
    expect(command()).toMatchObject({ status: 2 });
  });
});
