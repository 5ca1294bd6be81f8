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
  expect(after([undo], typed).now).toEqual(noEdits);
  expect(after([undo, redo], typed).now).toEqual(typed.now);
});

test.each([
  ['a pause', [edit('a', 'x', 0), edit('a', 'xy', 1000)]],
  ['another field', [edit('a', 'x', 0), edit('b', 'y', 1, { a: 'x' })]],
  ['a look at a variant', [edit('a', 'x', 0), { type: 'show', shown: 0 }, edit('a', 'xy', 1)]],
  ['undo and redo', [edit('a', 'x', 0), undo, redo, edit('a', 'xy', 1)]],
] satisfies [string, Action[]][])('%s starts another step', (_, actions) => {
  expect(after([...actions, undo]).now.variants).toEqual([{ a: 'x' }]);
});

test('there’s nothing to redo after an edit, and nothing to undo at the start', () => {
  const undone = after([edit('a', 'x', 0), undo]);
  expect(undone.future).toHaveLength(1);
  const edited = reduce(undone, edit('b', 'y', 5000));
  expect(reduce(edited, redo)).toBe(edited);
  expect(after([undo, redo])).toEqual(start);
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
] as const)('showing variant %s isn’t a step, but dropping it is', (shown, left) => {
  const looked = reduce(both, { type: 'show', shown });
  expect(looked).toMatchObject({ now: { ...both.now, shown }, past: [], future: [] });
  const dropped = reduce(looked, { type: 'drop', name: 'A' });
  expect(dropped.now).toEqual({ variants: [left], shown: 0 });
  expect(reduce(dropped, undo).now).toEqual(looked.now);
});

test('loading edits is a step, but restoring takes the place of everything', () => {
  const loaded = after([{ type: 'load', edits: both.now, name: 'Link' }]);
  expect(loaded.now).toEqual(both.now);
  expect(reduce(loaded, undo).now).toEqual(noEdits);
  expect(reduce(loaded, { type: 'restore', history: both })).toEqual(both);
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

test('only a limited number of steps is kept', () => {
  const many = Array.from({ length: 1000 }, (_, index) => edit('a', `${index}`, index * 5000));
  expect(after(many).past).toHaveLength(100);
});
