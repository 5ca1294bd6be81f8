import { applyVariant } from '@/lib/campaign/edits/edits';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { factsOf } from '@/lib/campaign/document/resolve';
import { valueOf } from '@/lib/campaign/document/values';
import { wholeDocument as document } from '@/lib/fixtures/whole-campaign';
import { withEntries } from './list-edits';

const fields = fieldsOf(document);
const content = { original: document, document, facts: factsOf(document), variant: {} };

const enter = (path: string, index: number, texts: readonly string[]) => {
  const field = fields.find((candidate) => candidate.path === path)!;
  return applyVariant(document, withEntries({ ...content, entry: { field, index }, texts }));
};

test('several entries take the place of one, without bullets, and with tokens for facts', () => {
  const path = 'audience.email.risks.items';
  const [first, , ...others] = document.audience.email.risks.items;
  const texts = ['● One', `Use ${document.offer.code}`];
  const edited = enter(path, 1, texts);
  expect(edited.audience.email.risks.items).toEqual([first, 'One', 'Use {offer.code}', ...others]);
});

test('lists of the same series get a copy for each new entry', () => {
  const slides = fields.find(({ kind, series }) => kind === 'list' && series !== undefined)!;
  const series = fields.filter((field) => field.series === slides.series);
  const edited = enter(slides.path, 0, ['One', 'Two']);
  const counts = series.map(
    ({ path }) => fieldsOf(edited).find((field) => field.path === path)?.count,
  );
  expect(new Set(counts)).toEqual(new Set([(slides.count ?? 0) + 1]));
  expect(valueOf(edited, slides).split('\n').slice(0, 2)).toEqual(['One', 'Two']);
});
