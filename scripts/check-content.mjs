// Stops the build if the content doesn't match its schemas or has expired, and prints a sentence
// for each fault.
import { brand, contentModules, load } from './content.mjs';

/** @type {typeof import('../lib/build/check-content')} */
const { contentFaults, expiryFaults } = await load('lib/build/check-content.ts');
const faults = contentFaults(await contentModules());
// Not if there are other faults: this needs a valid date.
if (faults.length === 0) faults.push(...expiryFaults(brand, new Date()));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
