// Stops the build if the content doesn't match its schemas and rules, or has expired, and prints a
// sentence for each problem. Then it does the same for each other language.
import './say-errors.mjs';
import { readFileSync } from 'node:fs';
import { contentFiles, contentModules, firstModules, load } from './load.mjs';
import { inOtherLanguages, locale, localFile } from './locale.mjs';
import { settingsFault } from './settings.mjs';

// Before the films, which take minutes.
const fault = settingsFault(process.env);
if (fault) throw new Error(fault);

/** @type {typeof import('../lib/build/check-content')} */
const { contentProblems, expiryProblems } = await load('lib/build/check-content.ts');
/** @type {typeof import('../lib/build/plain-data')} */
const { plainDataProblems } = await load('lib/build/plain-data.ts');
/** @type {typeof import('../lib/build/untranslated')} */
const { untranslated } = await load('lib/build/untranslated.ts');
/** @type {typeof import('../content/brand')} */
const { brand } = await load('content/brand.ts');
/** @type {typeof import('../content/locales')} */
const { languages } = await load('content/locales/index.ts');
// First, because what's made for the typeface and the colors has to be this language's in the end.
if (!inOtherLanguages(languages, [import.meta.filename])) process.exitCode = 1;
const problems = [
  ...contentProblems(await contentModules()),
  ...contentFiles
    .map(localFile)
    .flatMap((file) => plainDataProblems(file, readFileSync(file, 'utf8'))),
  ...expiryProblems(brand, new Date()),
];
if (problems.length === 0) {
  // Words are measured in the brand's typeface, which takes content without problems to make.
  await import('./brand.mjs');
  /** @type {typeof import('../lib/build/typeface')} */
  const { typeface } = await load('lib/build/typeface.ts');
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
