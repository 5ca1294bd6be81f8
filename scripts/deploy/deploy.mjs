// Builds the site and deploys it by the Firebase CLI: `live` where visitors are, `preview` at an address of its own, for a
// week, for whoever has to see a branch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchPoints } from './check-launch.mjs';
import { deployFault } from '../settings.mjs';

const root = path.resolve(import.meta.dirname, '../..');

const usage = {
  live: 'npm run deploy takes -- [--project <id>] [--with-placeholders], and nothing else.',
  preview: 'npm run deploy:preview takes -- [<branch>] [--project <id>], and nothing else.',
};

/** @param {string} message one sentence that says what to do @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {'live' | 'preview'} kind */
function readArguments(kind) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options: { project: { type: 'string' }, 'with-placeholders': { type: 'boolean' } },
      allowPositionals: true,
    });
    const fits =
      kind === 'live'
        ? positionals.length === 0
        : positionals.length < 2 && !values['with-placeholders'];
    if (fits) return { branch: positionals[0], ...values };
  } catch {
    // It says the same.
  }
  return fail(usage[kind]);
}

/** @returns {string} the branch that is checked out, empty where none is */
function currentBranch() {
  const { stdout } = spawnSync('git', ['symbolic-ref', '--quiet', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout?.trim() ?? '';
}

/**
 * The id of a branch's preview channel. It gets into a host name, `<site>--<channel>-<hash>.web.app`, of which a part is 63
 * characters at most, and a site's name often 30: a branch that does not fit is shortened, and told apart by a hash of it.
 * `live` is no preview's.
 * @param {string} branch
 */
function channelOf(branch) {
  if (/^[a-z\d]+(-[a-z\d]+)*$/.test(branch) && branch.length <= 22 && branch !== 'live')
    return branch;
  const words = branch
    .toLowerCase()
    .slice(0, 15)
    .split(/[^a-z\d]+/);
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, 6);
  return [...words, hash].filter(Boolean).join('-');
}

/** Runs a program in view; where it fails, so does this one, as it did. @param {string} program @param {string[]} args */
function run(program, args) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    // What is deployed is in out/.
    env: { ...process.env, SITE_EXPORT_DIR: undefined },
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const kind = process.argv[2];
if (kind !== 'live' && kind !== 'preview') fail('Use npm run deploy or npm run deploy:preview.');
const { branch = currentBranch(), project, 'with-placeholders': unready } = readArguments(kind);
const id = project || process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const fault = deployFault(process.env);
if (fault) fail(fault);
if (!id) fail('No project: name it by --project <id>, or set NEXT_PUBLIC_FIREBASE_PROJECT_ID.');
if (kind === 'preview' && !branch)
  fail('No branch is checked out: name the preview, as in npm run deploy:preview -- my-branch.');
if (kind === 'live' && !unready) {
  const points = await launchPoints();
  if (points.length > 0)
    fail(`${points.join('\n')}\nReplace these first, or deploy as it is by --with-placeholders.`);
}

run('npm', ['run', 'build']);
run(process.execPath, [
  path.join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
  ...(kind === 'live'
    ? ['deploy', '--only', 'hosting']
    : ['hosting:channel:deploy', channelOf(branch), '--expires', '7d']),
  '--project',
  id,
]);
