// Writes a marketer's edits into the content: npm run apply-edits -- <link or file> [--variant a|b]
// A new campaign's edits become a new audience. All of it is written, or nothing.
import './program';
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { editsWords } from '@/content/words/edits';
import { fromFragment, hasEditsIn } from '@/lib/campaign/edits/link';
import { parseSavedEdits } from '@/lib/campaign/edits/saved-edits';
import { publish } from '@/lib/export/publish/publish';
import { repairAddress } from '@/lib/site/repair-address';

/** @param given a link, or a file that has one or that the studio saved */
async function readInput(given: string): Promise<unknown> {
  const isFile = statSync(given, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? readFileSync(given, 'utf8') : given;
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (success) return output;
  const links = (text.match(/https?:\/\/\S+/g) ?? []).filter((link) => URL.canParse(link));
  const link = links
    .map((known) => repairAddress(known) ?? known)
    .find((known) => hasEditsIn(new URL(known).hash));
  if (!isFile && !link && !given.startsWith('http'))
    throw new Error(`There's no file at ${given}.`);
  if (!link) throw new Error(`${given} isn't a link with edits or a file that contains any.`);
  return fromFragment(new URL(link).hash);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { variant: { type: 'string' } },
});
const [given] = positionals;
if (!given || !['a', 'b', undefined].includes(values.variant))
  throw new Error('Say what to apply: npm run apply-edits -- <link or file> [--variant a|b].');
const { saved, fault } = parseSavedEdits(await readInput(given));
if (fault) throw new Error(editsWords.faults[fault]);
const variantIndex = values.variant ? 'ab'.indexOf(values.variant) : undefined;
const { report, hasProblems } = await publish({
  sources: [{ name: given, saved, variantIndex }],
  problems: [],
});
if (hasProblems) throw new Error(report);
console.log(report);
