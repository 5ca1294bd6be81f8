// Stops the build if the content doesn't match its schemas and rules, or has expired, and prints a
// sentence for each problem. Then it does the same for each other language.
import { readFileSync } from 'node:fs';
import { brand } from '@/content/brand';
import { languages } from '@/content/locales';
import { contentProblems, expiryProblems } from '@/lib/build/check-content';
import { plainDataProblems } from '@/lib/build/plain-data';
import { untranslated } from '@/lib/build/untranslated';
import { contentFiles, contentModules, firstModules } from './load.mjs';
import { inOtherLanguages, locale, localFile } from './locale.mjs';
import { settingsProblem } from './settings.mjs';

// Before the films, which take minutes.
const wrong = settingsProblem(process.env);
if (wrong) throw new Error(wrong);

// First, because what's made for the typeface and the colors has to be this language's in the end.
if (!inOtherLanguages(languages, ['check-content'])) process.exitCode = 1;
const problems = [
  ...contentProblems(await contentModules()),
  ...contentFiles
    .map(localFile)
    .flatMap((file) => plainDataProblems(file, readFileSync(file, 'utf8'))),
  ...expiryProblems(brand, new Date()),
];
if (problems.length === 0) {
  // Words are measured in the brand's typeface, which takes content without problems to make.
  await import('./brand');
  const { typeface } = await import('@/lib/build/typeface');
  problems.push(...contentProblems(await contentModules(), typeface));
}
if (locale) {
  const { missing, same } = untranslated(await firstModules(), await contentModules(), localFile);
  problems.push(...missing);
  if (same.length > 0) console.log(`Not translated (${locale}):\n${same.join('\n')}`);
}
for (const problem of problems)
  console.error(problem.replace(/^content\/[^\s:]+/, (file) => localFile(file)));
if (problems.length > 0) process.exitCode = 1;
