import { noEdits, variantAt, withCopy, withoutShown } from '@/lib/campaign/edits/edits';
import { type Action, draftOf, type History, historyOf, reduce } from './history';

const start = historyOf(draftOf(noEdits));

const edit = (path: string, value: string, at: number, before = {}): Action => ({
  type: 'change',
  edits: { variants: [{ ...before, [path]: value }], shown: 0 },
  name: path,
  typing: { path, at },
});

const after = (actions: readonly Action[], from = start): History => actions.reduce(reduce, from);

const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };
const both = { ...start, edits: { variants: [{ a: '1' }, { b: '2' }], shown: 1 } as const };

test('typing in one field without a pause is undone in one step', () => {
  const typed = after([edit('a', 'x', 0), edit('a', 'xy', 999), edit('a', 'xyz', 1998)]);
  expect(variantAt(typed.edits)).toEqual({ a: 'xyz' });
  expect(typed.past).toEqual([{ edits: noEdits, name: 'a' }]);
  expect(after([undo], typed).edits).toEqual(noEdits);
  expect(after([undo, redo], typed).edits).toEqual(typed.edits);
});

test.each([
  ['a pause', [edit('a', 'x', 0), edit('a', 'xy', 1000)]],
  ['another field', [edit('a', 'x', 0), edit('b', 'y', 1, { a: 'x' })]],
  ['a look at a variant', [edit('a', 'x', 0), { type: 'show', shown: 0 }, edit('a', 'xy', 1)]],
  ['undo and redo', [edit('a', 'x', 0), undo, redo, edit('a', 'xy', 1)]],
] satisfies [string, Action[]][])('%s starts another step', (_, actions) => {
  expect(after([...actions, undo]).edits.variants).toEqual([{ a: 'x' }]);
});

test('a copy is shown, and without it or the other one, what’s left is', () => {
  const two = withCopy({ variants: [{ a: 'x' }], shown: 0 });
  expect(two).toEqual({ variants: [{ a: 'x' }, { a: 'x' }], shown: 1 });
  expect(withoutShown(both.edits)).toEqual({ variants: [{ a: '1' }], shown: 0 });
  expect(withoutShown({ ...both.edits, shown: 0 })).toEqual({ variants: [{ b: '2' }], shown: 0 });
});

test('showing a variant isn’t a step, each load is one, and only the last hundred are kept', () => {
  expect(reduce(both, { type: 'show', shown: 0 })).toEqual({
    ...both,
    edits: { ...both.edits, shown: 0 },
  });
  const load: Action = { type: 'change', edits: both.edits, name: 'Link' };
  expect(after([load, load]).past.map(({ edits }) => edits)).toEqual([noEdits, both.edits]);
  const many = Array.from({ length: 1000 }, (_, index) => edit('a', `${index}`, index * 5000));
  expect(after(many).past).toHaveLength(100);
});
