// Runs the named npm scripts at the same time, and fails if one of them does.
import './say-errors.mjs';
import { exec } from 'node:child_process';
import { checkPorts } from './emulators.mjs';

// The browser tests need them. Better to know before the site is built.
await checkPorts();
const scripts = process.argv.slice(2);
console.log(`Running at the same time, which takes a minute or two: ${scripts.join(', ')}.`);
for (const script of scripts)
  // Printed as a whole once it has ended, because two at a time can't be read.
  exec(`npm run ${script}`, { maxBuffer: Infinity }, (error, output, errors) => {
    console.log(output + errors);
    if (error) process.exitCode = 1;
  });
