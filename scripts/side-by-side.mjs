// Runs the named npm scripts at the same time, each to its end, and fails if one of them does: so one
// run shows every problem.
import { exec } from 'node:child_process';

const scripts = process.argv.slice(2);
console.log(`Running at the same time, which takes a minute or two: ${scripts.join(', ')}.`);
/** @type {string[]} */
const failed = [];
for (const script of scripts)
  // Printed as a whole once it has ended, because two at a time can't be read.
  exec(`npm run ${script}`, { maxBuffer: Infinity }, (error, output, errors) => {
    console.log(output + errors);
    if (error) failed.push(script);
  });
process.on('exit', () => {
  if (failed.length === 0) return;
  console.error(`Failed, see above: ${failed.join(', ')}.`);
  process.exitCode = 1;
});
