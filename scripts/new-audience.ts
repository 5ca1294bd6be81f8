// Adds an audience: npm run new-audience -- law-firms [--from remote]
// Copies another one's folder, renames what has its name, marks what's copied, so that
// `npm run check:launch` lists it, and adds the copy to the list. Then runs the content's rules.
import './program';
import { parseArgs } from 'node:util';
import { homeAudience } from '@/content/audiences';
import { documentsIn } from '@/lib/export/content/check-content';
import { markCopied } from '@/lib/export/content/mark-copied';
import { copiedDocument, idProblem, withAudience } from '@/lib/export/publish/audience-copy';
import { currentContent } from '@/lib/export/publish/content';
import { writeContent } from '@/lib/export/publish/write-content';
import { campaignImages } from '@/lib/export/pictures/images';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
const id = positionals.join(' ');
if (!id) throw new Error('Give the new audience a name: npm run new-audience -- law-firms.');
const content = await currentContent();
const documents = documentsIn(content.modules);
const problem = idProblem(id, documents);
if (problem) throw new Error(problem);
const from = values.from ?? homeAudience.id;
const origin = documents.find(({ audience }) => audience.id === from);
if (!origin) {
  const ids = documents.map(({ audience }) => audience.id);
  throw new Error(`--from has to be one of ${ids.join(', ')}, not ${from}.`);
}
const name = id.replaceAll(/(?:^|-)(.)/g, (part) => part.replace('-', ' ').toUpperCase());
const images = campaignImages(origin);
const { files } = withAudience(
  content,
  copiedDocument({ ...origin, images }, { address: id, name }),
  {
    ...origin,
    images,
  },
);
const isText = (file: string) => /\/(?:landing|email|ad|figures)\.ts$/.test(file);
const marked = Array.from(files, ([file, text]): [string, string | Buffer] => [
  file,
  isText(file) && typeof text === 'string' ? markCopied(text) : text,
]);
const problems = await writeContent(new Map(marked));
if (problems.length > 0) throw new Error(problems.join('\n'));
console.log(
  `Made content/audiences/${id} from ${from}. Write its texts, and take {placeholder} off each one that's right: npm run check:launch lists those that are left.`,
);
