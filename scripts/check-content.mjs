// Stops the build if the content doesn't match its schemas and rules, or has expired, and prints a
// sentence for each fault.
import './say-errors.mjs';
import { readFileSync } from 'node:fs';
import { contentFiles, contentModules, load } from './load.mjs';

/** @type {typeof import('../lib/build/check-content')} */
const { contentFaults, expiryFaults } = await load('lib/build/check-content.ts');
/** @type {typeof import('../lib/build/plain-data')} */
const { plainDataFaults } = await load('lib/build/plain-data.ts');
/** @type {typeof import('../content/brand')} */
const { brand } = await load('content/brand.ts');
const faults = [
  ...contentFaults(await contentModules()),
  ...contentFiles.flatMap((file) => plainDataFaults(file, readFileSync(file, 'utf8'))),
  ...expiryFaults(brand, new Date()),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
