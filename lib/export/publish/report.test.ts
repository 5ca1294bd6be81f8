import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { publishWords } from '@/content/words/publish';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { fill } from '@/lib/campaign/document/fill';
import { valueOf } from '@/lib/campaign/document/values';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { problemReport, publishReport } from './report';
import type { Publication } from './restore-publication';

const [document] = documents;
const subject = 'audience.email.subject';
const field = fieldsOf(document).find(({ path }) => path === subject)!;

const publicationOf = (more: Partial<Publication>): Publication => ({
  name: 'edits/spring.json',
  document,
  variant: {},
  differences: [],
  keptPaths: [],
  markedPaths: [],
  copiedPaths: [],
  ...more,
});

test('what changed is said with its label, before and after', () => {
  const report = publishReport([publicationOf({ variant: { [subject]: 'New `words`' } })], true);
  expect(report).toContain(publishWords.published);
  expect(report).toContain(
    fill(publishWords.changes.changed, {
      label: `**${field.label}**`,
      before: `\`${valueOf(document, field)}\``,
      after: '`` New `words` ``',
    }),
  );
});

test('a new campaign’s addresses are listed', () => {
  const report = publishReport([publicationOf({ begunFrom: document })], false);
  expect(report).toContain(publishWords.checked);
  const { audience } = document;
  for (const address of [audience.landing.route, filmFiles(audience).video])
    expect(report).toContain(`\`${address}\``);
});

test('what needs a reviewer’s eye is said', () => {
  const typed = 'What somebody typed';
  const report = publishReport(
    [
      publicationOf({
        differences: [
          { path: subject, label: field.label, kind: 'changed', value: 'Among the changes' },
          { path: '', label: 'audience.email.gone', kind: 'gone', value: typed },
        ],
        keptPaths: ['offer.code'],
        markedPaths: [subject],
        copiedPaths: [subject, 'audience.email.headline'],
        begunFrom: document,
        variantIndex: 1,
      }),
    ],
    true,
  );
  expect(report).toContain(editsWords.differences.changed);
  expect(report).toContain(fill(publishWords.unused, { value: `\`${typed}\`` }));
  expect(report).toContain(fill(publishWords.marked, { count: 1, mark: '{placeholder}' }));
  const source = document.audience.name;
  expect(report).toContain(fill(publishWords.copied, { count: 2, source }));
  const { names, published } = publishWords.variants;
  expect(report).toContain(fill(published, { name: names[1], other: names[0] }));
});

test('a long list is cut', () => {
  const problems = Array.from({ length: 2000 }, (_, index) => `Problem ${index}`.repeat(9));
  const report = problemReport(problems);
  expect(report.length).toBeLessThan(65_536);
  expect(report).toContain(fill(publishWords.more, { count: 1950 }));
});
