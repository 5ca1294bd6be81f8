import { noEdits, shownVariant } from './edits';
import { type Action, type History, reduce } from './history';

const start: History = { past: [], now: noEdits, future: [] };

const edit = (path: string, value: string, at: number, before = {}): Action => ({
  type: 'edit',
  variant: { ...before, [path]: value },
  path,
  name: path,
  at,
});

const after = (actions: readonly Action[], from = start): History => actions.reduce(reduce, from);

const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };
const both = {
  past: [],
  future: [],
  now: { variants: [{ a: '1' }, { b: '2' }], shown: 1 },
} as const;

test('typing in one field without a pause is undone in one step', () => {
  const typed = after([edit('a', 'x', 0), edit('a', 'xy', 999), edit('a', 'xyz', 1998)]);
  expect(shownVariant(typed.now)).toEqual({ a: 'xyz' });
  expect(typed.past).toEqual([{ edits: noEdits, name: 'a' }]);
  const undone = reduce(typed, { type: 'undo' });
  expect(undone.now).toEqual(noEdits);
  expect(reduce(undone, { type: 'redo' }).now).toEqual(typed.now);
});

test.each([
  ['a pause', [edit('a', 'x', 0), edit('a', 'xy', 1000)]],
  ['another field', [edit('a', 'x', 0), edit('b', 'y', 1, { a: 'x' })]],
  [
    'a look at the other variant',
    [edit('a', 'x', 0), { type: 'show', shown: 0 }, edit('a', 'xy', 1)],
  ],
  ['undo and redo', [edit('a', 'x', 0), undo, redo, edit('a', 'xy', 1)]],
] satisfies [string, Action[]][])('%s starts another step', (_, actions) => {
  const typed = after(actions);
  expect(reduce(typed, { type: 'undo' }).now.variants).toEqual([{ a: 'x' }]);
});

test('there’s nothing to redo after an edit, and nothing to undo at the start', () => {
  const undone = after([edit('a', 'x', 0), { type: 'undo' }]);
  expect(undone.future).toHaveLength(1);
  const edited = reduce(undone, edit('b', 'y', 5000));
  expect(reduce(edited, { type: 'redo' })).toBe(edited);
  expect(after([{ type: 'undo' }, { type: 'redo' }])).toEqual(start);
});

test('duplicating makes a second variant, and shows it; edits stay in the one that’s shown', () => {
  const two = after([edit('a', 'x', 0), { type: 'duplicate', name: 'A/B' }, edit('a', 'y', 5000)]);
  expect(two.now).toEqual({ variants: [{ a: 'x' }, { a: 'y' }], shown: 1 });
  const first = after([{ type: 'show', shown: 0 }, edit('a', 'z', 9000)], two);
  expect(first.now).toEqual({ variants: [{ a: 'z' }, { a: 'y' }], shown: 0 });
});

test.each([
  [0, { b: '2' }],
  [1, { a: '1' }],
] as const)('dropping removes variant %s if it’s shown', (shown, left) => {
  const dropped = after(
    [
      { type: 'show', shown },
      { type: 'drop', name: 'A' },
    ],
    both,
  );
  expect(dropped.now).toEqual({ variants: [left], shown: 0 });
  expect(reduce(dropped, { type: 'undo' }).now).toEqual({ ...both.now, shown });
});

test('showing a variant isn’t a step, but loading edits is', () => {
  const shown = after([{ type: 'show', shown: 0 }], both);
  expect(shown).toMatchObject({ now: { shown: 0 }, past: [], future: [] });
  const loaded = after([{ type: 'load', edits: both.now, name: 'Link' }, undo]);
  expect(loaded.now).toEqual(noEdits);
});

const names = ({ past, future }: History) =>
  [past, future].map((steps) => steps.map(({ name }) => name).join());

test('each step has the name of what it takes back or brings again, the next one last', () => {
  const typed = after([edit('a', 'x', 0), edit('b', 'y', 1), edit('c', 'z', 2)]);
  expect(names(typed)).toEqual(['a,b,c', '']);
  expect(names(after([undo, undo], typed))).toEqual(['a', 'c,b']);
  const again = after([undo, undo, redo], typed);
  expect(names(again)).toEqual(['a,b', 'c']);
  expect(shownVariant(again.now)).toEqual({ b: 'y' });
});

test('what was stored takes the place of everything', () => {
  const stored = after([edit('a', 'x', 0)]);
  expect(after([edit('b', 'y', 0), { type: 'restore', history: stored }])).toEqual(stored);
});

test('only a limited number of steps is kept', () => {
  const many = Array.from({ length: 1000 }, (_, index) => edit('a', `${index}`, index * 5000));
  expect(after(many).past).toHaveLength(100);
});
