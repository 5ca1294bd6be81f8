import { type Edits, oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { draftOf, historyOf, reduce } from './history';
import { sharedStepsOf, withSharedSteps } from './shared-steps';

const [code, until, subject] = ['offer.code', 'offer.until', 'audience.email.subject'];

const after = (...variants: Variant[]) =>
  variants.reduce(
    (history, variant, index) =>
      reduce(history, { type: 'change', edits: oneVariant(variant), name: `step ${index}` }),
    historyOf(draftOf(oneVariant({ [code]: 'OLD' }))),
  );

const healthcare = after(
  { [code]: 'NEW' },
  { [code]: 'NEW', [subject]: 'Mine' },
  { [code]: 'NEW', [subject]: 'Mine', [until]: 'Friday' },
);

/** Another campaign, which has the shared texts as they are now. */
const other = (...variants: [Variant, ...Variant[]]): Edits => ({
  variants: variants.map((variant) => Object.assign({ [code]: 'NEW', [until]: 'Friday' }, variant)),
  shown: 0,
});

test('a change for all campaigns can be undone in another one, and redone', () => {
  const steps = sharedStepsOf(healthcare);
  expect(steps.map(({ name }) => name)).toEqual(['step 0', 'step 2']);
  const history = withSharedSteps(historyOf(draftOf(other({ [subject]: 'Theirs' }))), steps);
  const undone = reduce(history, { type: 'undo' });
  expect(undone.edits.variants).toEqual([{ [subject]: 'Theirs', [code]: 'NEW' }]);
  const before = reduce(undone, { type: 'undo' });
  expect(before.edits.variants).toEqual([{ [subject]: 'Theirs', [code]: 'OLD' }]);
  expect(before.past).toEqual([]);
  expect(reduce(before, { type: 'redo' }).edits).toEqual(undone.edits);
  // What's been undone there isn't a step in the next one.
  expect(sharedStepsOf(undone).map(({ name }) => name)).toEqual(['step 0']);
});

test('both variants of another campaign follow', () => {
  const history = withSharedSteps(
    historyOf(draftOf(other({ [subject]: 'A' }, { [subject]: 'B' }))),
    sharedStepsOf(healthcare),
  );
  expect(reduce(history, { type: 'undo' }).edits.variants).toEqual([
    { [subject]: 'A', [code]: 'NEW' },
    { [subject]: 'B', [code]: 'NEW' },
  ]);
});

test('what only one campaign has is no step in another', () =>
  expect(sharedStepsOf(after({ [code]: 'OLD', [subject]: 'Mine' }))).toEqual([]));
