// Stops the build if the content doesn't match its schemas and rules, or has expired, and prints a
// sentence for each problem.
import './program';
import { readFileSync } from 'node:fs';
import { brand } from '@/content/brand';
import { contentProblems, expiryProblems } from '@/lib/export/content/check-content';
import { contentFiles, importContent } from '@/lib/export/content/content-modules';
import { logoProblems } from '@/lib/export/content/logo-problems';
import { plainDataProblems } from '@/lib/export/content/plain-data';
import { settingsProblem } from './settings';

// Before the films, which take minutes.
const wrong = settingsProblem(process.env);
if (wrong) throw new Error(wrong);

const problems = [
  ...contentProblems(await importContent()),
  ...contentFiles.flatMap((file) => plainDataProblems(file, readFileSync(file, 'utf8'))),
  ...expiryProblems(brand, new Date()),
  ...(await logoProblems(brand.logo)),
];
if (problems.length === 0) {
  // Words are measured in the brand's typeface, which takes content without problems to make.
  await import('./brand');
  const { typeface } = await import('@/lib/export/pictures/typeface');
  problems.push(...contentProblems(await importContent(), { typeface }));
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
