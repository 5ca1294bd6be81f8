// Stops the build if the content doesn't match its schemas, and prints a sentence for each fault.
import { contentModules, load } from './content.mjs';

/** @type {typeof import('../lib/build/check-content')} */
const { contentFaults } = await load('lib/build/check-content.ts');
const faults = contentFaults(await contentModules());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
