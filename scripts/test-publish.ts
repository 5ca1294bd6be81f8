// Tries what .github/workflows/publish-edits.yml does: for each pull request in publish-cases.ts, runs
// the workflow's own steps in a scratch repository, whose host is a bare one beside it. Prints what
// became of each.
import './program';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { copySourceFiles } from './copy';
import { publishCases } from './publish-cases/publish-cases';
import type { PublishCase } from './publish-cases/refused-cases';
import { noSettings } from './settings';

const root = path.dirname(import.meta.dirname);
// Below the root, where the programs find their packages.
const scratch = path.join(root, '.local/publish-tests');
const site = path.join(scratch, 'site');
const host = path.join(scratch, 'host.git');
const runner = path.join(scratch, 'runner');

const workflowSchema = v.object({
  jobs: v.record(
    v.string(),
    v.object({
      steps: v.array(v.object({ name: v.optional(v.string()), run: v.optional(v.string()) })),
    }),
  ),
});

const workflow = v.parse(
  workflowSchema,
  parse(fs.readFileSync(path.join(root, '.github/workflows/publish-edits.yml'), 'utf8')),
);

/** A step's script, by its name. */
function scriptOf(name: string): string {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const script = steps.find((step) => step.name === name)?.run;
  if (!script) throw new Error(`The workflow has no step called ${name} anymore.`);
  return script;
}

interface Result {
  status: number | null;
  output: string;
}

function run(program: string, args: string[], env: Record<string, string> = {}): Result {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, ...noSettings, ...env },
  });
  return { status, output: stdout + stderr };
}

/** @throws {Error} if it fails */
function git(...args: string[]): string {
  const { status, output } = run('git', args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output.trim();
}

/** Runs a step as GitHub does: with Bash, which stops at the first command that fails. */
const runStep = (name: string, env: Record<string, string>) =>
  run('bash', ['-e', '-c', scriptOf(name)], {
    RUNNER_TEMP: runner,
    // Instead of GitHub's own program, which signs Git in.
    PATH: `${path.join(scratch, 'bin')}:${process.env.PATH}`,
    ...env,
  });

function setUp() {
  fs.rmSync(scratch, { recursive: true, force: true });
  copySourceFiles('publish-tests/site');
  fs.mkdirSync(path.join(scratch, 'bin'));
  fs.writeFileSync(path.join(scratch, 'bin/gh'), '#!/bin/sh\n', { mode: 0o755 });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
  commit('Start');
  git('init', '--quiet', '--bare', host);
  git('remote', 'add', 'origin', host);
}

function commit(message: string): string {
  git('add', '--all');
  git('commit', '--quiet', `--message=${message}`);
  return git('rev-parse', 'HEAD');
}

/** Opens a pull request, and runs the workflow for it. @returns what's wrong; undefined if nothing */
async function tryCase(given: PublishCase, index: number): Promise<string | undefined> {
  const start = git('rev-parse', 'HEAD');
  const branch = `request-${index}`;
  git('checkout', '--quiet', '-b', branch);
  await given.change();
  const head = commit('Add edits');
  git('push', '--quiet', 'origin', branch);
  git('checkout', '--quiet', 'main');
  given.meanwhile?.();
  const main = given.meanwhile ? commit('Go on') : start;

  fs.rmSync(runner, { recursive: true, force: true });
  fs.mkdirSync(runner);
  const publish = runStep('Publish', { COMMIT: head, CHECK: given.isFork ? '--check' : '' });
  const report = path.join(runner, 'result/report.md');
  if (!fs.existsSync(report)) return `There's no report: ${publish.output}`;
  const said = fs.readFileSync(report, 'utf8');
  const saved = runStep('Save the changes', {});
  if (saved.status !== 0) return saved.output;
  const patch = fs.statSync(path.join(runner, 'result/content.patch')).size;
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '--force', '-d');

  const wanted = given.refused ?? given.said ?? '';
  if (!plain(said).includes(wanted)) return `It says: ${said}`;
  if (!given.published) return patch > 0 ? 'Something was written.' : undefined;
  if (publish.status !== 0) return `It was refused: ${said}`;
  const push = runStep('Push', { COMMIT: head, BRANCH: branch });
  git('reset', '--quiet', '--hard', main);
  if (push.status !== 0) return push.output;
  return faultOf({ ...given, published: given.published }, { branch, head, main });
}

/** A sentence without Markdown's marks, which aren't in the content's words. */
const plain = (text: string) => text.replaceAll('\\', '').replaceAll('\u200B', '');

interface Pushed {
  branch: string;
  head: string;
  main: string;
}

/** What's wrong with the commit that was pushed; undefined if nothing is. */
function faultOf(
  { published }: Required<Pick<PublishCase, 'published'>>,
  { branch, head, main }: Pushed,
): string | undefined {
  git('fetch', '--quiet', 'origin', branch);
  if (git('rev-parse', 'FETCH_HEAD^1') !== head) return 'It doesn’t follow the pull request.';
  git('merge-base', '--is-ancestor', main, 'FETCH_HEAD');
  const changed = git('diff', '--name-only', main, 'FETCH_HEAD').split('\n');
  const stray = changed.find((file) => !file.startsWith('content/'));
  if (stray !== undefined) return `It changes ${stray || 'nothing'}.`;
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  try {
    for (const [file, text] of Object.entries(published)) {
      const source = fs.readFileSync(path.join(site, file), 'utf8');
      const isThere = typeof text === 'string' ? source.includes(text) : text.test(source);
      if (!isThere) return `${file} doesn’t have ${String(text)}.`;
    }
    const checks = [
      ['npx', 'prettier', '--check', 'content'],
      ['npm', 'run', '--silent', 'check:content'],
      // Takes long, and the writer can only get a type wrong where there's a new audience.
      ...('content/audiences/index.ts' in published
        ? [['npm', 'run', '--silent', 'typecheck']]
        : []),
    ];
    for (const [program = '', ...args] of checks) {
      const { status, output } = run(program, args);
      if (status !== 0) return `${args.join(' ')}: ${output}`;
    }
    return undefined;
  } finally {
    git('checkout', '--quiet', 'main');
  }
}

setUp();
const home = process.cwd();
let failures = 0;
const chosen = process.argv.slice(2);
for (const [index, given] of publishCases.entries()) {
  if (chosen.length > 0 && !chosen.some((word) => given.name.includes(word))) continue;
  process.chdir(site);
  const fault = await tryCase(given, index);
  process.chdir(home);
  const outcome = given.published ? 'published' : (given.refused ?? 'only checked');
  console.log(`${fault === undefined ? 'OK' : 'FAILED'}  ${given.name}: ${fault ?? outcome}`);
  if (fault !== undefined) failures += 1;
}
fs.rmSync(scratch, { recursive: true, force: true });
if (failures > 0) throw new Error(`${failures} of these pull requests became something else.`);
