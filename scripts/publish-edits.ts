// Writes the edits that marketers saved into the content: npm run publish-edits
// It takes the files in edits/, and removes them then, or those that a commit adds there (--commit).
// With --check, it only says what it would do. docs/publish.md says more.
import './program';
import { rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editsFolder, editsIn, editsOf } from '@/lib/export/publish/edits-files';
import { publish } from '@/lib/export/publish/publish';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    commit: { type: 'string' },
    /** A file for what it says, in Markdown. */
    report: { type: 'string' },
  },
});
const edits = values.commit ? editsOf(values.commit) : editsIn(editsFolder);
const { report, hasProblems } = await publish(edits, values.check);
if (!hasProblems && !values.check && !values.commit)
  for (const { name } of edits.sources) rmSync(name);
if (values.report) writeFileSync(values.report, `${report}\n`);
console.log(report);
if (hasProblems) process.exitCode = 1;
