// Builds the site with 30 audiences, in a copy, and compares that with the site as it is: how long a
// build takes, how much memory it needs, and what the pages weigh. Fails if a page is over its budget,
// as each build does. The films have one frame a second. Needs GNU's `time`, as Linux has it.
// Usage: npm run many-audiences -- [audiences]
import './program';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { audiences, homeAudience } from '@/content/audiences';
import { weighPages } from '@/lib/export/budgets';
import { copySourceFiles } from './copy';
import { noSettings } from './settings';

const audienceCount = Number(process.argv[2] ?? 30);
const copy = copySourceFiles('audiences');
const memoryFile = path.join(copy, 'memory.txt');
/** What GNU's `time` calls the most memory that one process of the build had, in kilobytes. */
const memoryLine = /Maximum resident set size.*: (\d+)/;

function run(command: string, ...args: string[]) {
  const env = { ...process.env, ...noSettings, FILM_FRAME_RATE: '1' };
  const { status } = spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} fails in ${copy}.`);
}

/** In seconds, megabytes and bytes, without what an earlier build left. */
function build() {
  for (const name of ['.next', 'out', '.local'])
    fs.rmSync(path.join(copy, name), { recursive: true, force: true });
  const startMs = performance.now();
  run('/usr/bin/time', '-v', '-o', memoryFile, 'npm', 'run', '--silent', 'build');
  const seconds = Math.round((performance.now() - startMs) / 1000);
  const [, kilobytes] = memoryLine.exec(fs.readFileSync(memoryFile, 'utf8')) ?? [];
  const pages = weighPages(path.join(copy, 'out'));
  return { seconds, megabytes: Math.round(Number(kilobytes) / 1000), pages };
}

const before = build();
for (let number = audiences.length + 1; number <= audienceCount; number += 1)
  run(
    'npm',
    'run',
    '--silent',
    'new-audience',
    '--',
    `sample-${number}`,
    '--from',
    homeAudience.id,
  );
const after = build();

const table: Record<string, Record<string, number>> = {};
for (const [route, { JS = 0, HTML = 0 }] of Object.entries(before.pages)) {
  const { JS: scripts = 0, HTML: html = 0 } = after.pages[route] ?? {};
  table[route] = { JS, 'JS of many': scripts, HTML, 'HTML of many': html };
}
console.log(
  `Bytes of each page, compressed by brotli, beside those with ${audienceCount} audiences:`,
);
console.table(table);
console.log('The builds:');
console.table({
  [`${audiences.length} audiences`]: { seconds: before.seconds, megabytes: before.megabytes },
  [`${audienceCount} audiences`]: { seconds: after.seconds, megabytes: after.megabytes },
});
