import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { field } from '@/content/schema/field';
import { listOf, text } from '@/content/schema/text';
import { applyVariant, oneVariant, type Variant, withEdit, withOrder } from './edits';
import { problemWords } from '@/content/words/problems';
import { problemsIn } from '../rules';
import { valueProblem } from '../rules/values';
import { valueOf } from '../document/values';
import { fieldsOf } from '../document/fields';
import { restoreEdits, saveEdits } from './saved-edits';
import { factsOf } from '../document/resolve';

// A schema of its own: the campaigns' parts differ, and may all go.
jest.mock('@/content/schema/audience', () => {
  const note = v.object({ words: text });
  const question = v.object({
    question: text,
    answer: text,
    tags: listOf(text),
    notes: listOf(note),
  });
  const questions = field(v.pipe(listOf(question), v.maxLength(4, 'four or fewer')), {
    label: 'Question',
  });
  const shots = field(listOf(note), { label: 'shot', fixed: true });
  const cards = v.tupleWithRest([note], note);
  const quote = v.optional(v.object({ words: text, notes: listOf(note) }));
  const landing = v.object({ questions, shots, cards, quote, times: listOf(note) });
  return {
    campaignSchema: v.object({
      audience: v.object({ landing: field(landing, { group: 'landing' }) }),
    }),
  };
});

const notes = (...texts: string[]) => texts.map((words) => ({ words }));
const question = (name: string) => ({
  question: `${name}?`,
  answer: `${name}.`,
  tags: [name, 'x'],
  notes: notes(`${name}1`, `${name}2`),
});
const landing = {
  questions: ['A', 'B', 'C'].map(question),
  shots: notes('s0', 's1'),
  cards: notes('c0', 'c1'),
  quote: { words: 'Good', notes: notes('q0', 'q1') },
  times: '{own.times}',
};
const documentWith = (page: typeof landing) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema above has
  ({
    ...documents[0],
    audience: { ...documents[0].audience, landing: page },
  }) as unknown as CampaignDocument;
const document = documentWith(landing);

const at = 'audience.landing';
const questions = `${at}.questions`;
const quote = `${at}.quote`;

const fieldAt = (path: string) => fieldsOf(document).find((known) => known.path === path)!;

/** What the landing page has with these edits. */
function edited(variant: Variant): typeof landing {
  const { audience } = applyVariant(document, variant);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema above has
  return audience.landing as unknown as typeof landing;
}

const asked = (variant: Variant) =>
  edited(variant)
    .questions.map(({ question: words }) => words.replace('?', ''))
    .join('');

test('lists of objects and what’s optional are parts, unless they’re fixed or of one shape', () => {
  const parts = fieldsOf(document).filter(({ kind }) => kind === 'part');
  expect(
    parts.map(({ path, count, optional }) => [path.slice(at.length), count, optional]),
  ).toEqual([
    ['.questions', 3, false],
    ['.questions.0.notes', 2, false],
    ['.questions.1.notes', 2, false],
    ['.questions.2.notes', 2, false],
    ['.quote', undefined, true],
    ['.quote.notes', 2, false],
  ]);
  expect(fieldAt(`${at}.shots.1.words`).label).toBe('Shot 2, words');
  expect(fieldAt(`${at}.cards.1.words`).kind).toBe('text');
});

test.each([
  [[2, 0, 1], 'CAB', '2 0 1'],
  [[0, 2], 'AC', '0 2'],
  [[0, 1, 1, 2], 'ABBC', '0 1 1 2'],
  [[0, 1, 2], 'ABC', undefined],
])('entries in the order %j are %s', (order, names, value) => {
  const variant = withOrder({ original: document, variant: {}, path: questions, order });
  expect(variant).toEqual(value ? { [questions]: value } : {});
  expect(valueProblem(fieldAt(questions), order.join(' '), factsOf(document))).toBeUndefined();
  expect(asked(variant)).toBe(names);
});

test('changed texts, lists and parts go with their entry, and stay with one that’s moved again', () => {
  const changes = {
    [`${questions}.2.question`]: 'New?',
    [`${questions}.2.tags`]: 'new\nones',
    [`${questions}.2.notes`]: '1 0',
    [`${questions}.2.notes.0.words`]: 'Changed',
    [`${questions}.0.answer`]: 'Gone.',
  };
  const moved = withOrder({ original: document, variant: changes, path: questions, order: [2, 1] });
  const copied = withOrder({ original: document, variant: moved, path: questions, order: [1, 0, 0] });
  expect(Object.keys(moved)).toHaveLength(5);
  expect(copied[questions]).toBe('1 2 2');
  const [, first, second] = edited(copied).questions;
  expect(first).toEqual({
    question: 'New?',
    answer: 'C.',
    tags: ['new', 'ones'],
    notes: notes('Changed', 'C1'),
  });
  expect(second).toEqual(first);
});

test('a part in a moved entry counts by that entry’s own exported order', () => {
  const moved = withOrder({ original: document, variant: {}, path: questions, order: [2, 2, 2, 0] });
  const variant = withOrder({ original: document, variant: moved, path: `${questions}.3.notes`, order: [1] });
  expect(edited(variant).questions[3]?.notes).toEqual(notes('A2'));
  expect(edited(variant).questions[0]?.notes).toEqual(notes('C1', 'C2'));
});

test('what’s optional is left out with everything in it, and comes back as it was', () => {
  const changed = { [`${quote}.words`]: 'Better', [`${quote}.notes`]: '1' };
  const variant = withEdit({ original: document, variant: changed, field: fieldAt(quote), value: '' });
  expect(edited(variant).quote).toBeUndefined();
  expect(fieldsOf(applyVariant(document, variant)).some(({ path }) => path === quote)).toBe(false);
  const back = withEdit({ original: document, variant, field: fieldAt(quote), value: valueOf(document, fieldAt(quote)) });
  expect(back).toEqual(changed);
  expect(edited(back).quote).toEqual({ words: 'Better', notes: notes('q1') });
});

test.each(['', '0, 1', '-1', '0 3', '99', 'x', '__proto__', '0 1 2 2 2', '0 '.repeat(51).trim()])(
  'the order %j is a problem, and changes nothing',
  (value) => {
    expect(edited({ [questions]: value, [`${quote}.notes`]: '0 '.repeat(51).trim() })).toEqual(
      landing,
    );
    expect(valueProblem(fieldAt(questions), value, factsOf(document))).toBeTruthy();
  },
);

test('removed entries aren’t a fault, but a text in those that are left may be', () => {
  const variant = { [questions]: '2', [`${questions}.0.answer`]: '' };
  const path = `${questions}.0.answer`;
  const partProblems = problemsIn(
    { document: applyVariant(document, variant), typed: variant },
    problemWords,
  );
  expect(partProblems.filter((problem) => problem.path.startsWith(questions))).toMatchObject([
    { path, value: '' },
  ]);
});

test('moved entries and what’s left out come back from saved edits, as the same fields', () => {
  const variant = {
    [questions]: '2 0 1 1',
    [`${questions}.3.question`]: 'Copy?',
    [quote]: '',
    [`${quote}.words`]: 'Better',
  };
  const edits = oneVariant(variant);
  const saved = saveEdits(document, edits);
  expect(restoreEdits(document, saved)).toMatchObject({ edits, differences: [] });
  const other = documentWith({
    ...landing,
    questions: landing.questions.with(1, { ...question('B'), question: 'Else?' }),
  });
  expect(restoreEdits(other, saved).differences).toMatchObject([
    { label: 'Question 4, question', kind: 'changed' },
  ]);
});
