// Stops the build if the content doesn't match its schemas and rules, or has expired, and prints a
// sentence for each problem.
import './say-errors.mjs';
import { readFileSync } from 'node:fs';
import { contentFiles, contentModules, load } from './load.mjs';
import { settingsFault } from './settings.mjs';

// Before the films, which take minutes.
const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** @type {typeof import('../lib/build/check-content')} */
const { contentProblems, expiryProblems } = await load('lib/build/check-content.ts');
/** @type {typeof import('../lib/build/plain-data')} */
const { plainDataProblems } = await load('lib/build/plain-data.ts');
/** @type {typeof import('../content/brand')} */
const { brand } = await load('content/brand.ts');
const problems = [
  ...contentProblems(await contentModules()),
  ...contentFiles.flatMap((file) => plainDataProblems(file, readFileSync(file, 'utf8'))),
  ...expiryProblems(brand, new Date()),
];
if (problems.length === 0) {
  // Words are measured in the brand's typeface, which takes content without problems to make.
  await import('./brand.mjs');
  /** @type {typeof import('../lib/build/typeface')} */
  const { typeface } = await load('lib/build/typeface.ts');
  problems.push(...contentProblems(await contentModules(), typeface));
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
