/** @jest-environment node */
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio/studio';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { mergeRepeatedProblems, removalNote } from './problem-texts';

test('the same in several pictures is said once, but each row of a table by itself', () => {
  const problem = { path: '', label: 'Row 2', sentence: 'Too long.', level: 'stops' } as const;
  const problems = [problem, problem, { ...problem, label: 'Row 3' }, { ...problem, path: 'b' }];
  const sentences = mergeRepeatedProblems(problems).map(({ sentence }) => sentence);
  expect(sentences).toEqual(['Too long. In 2 pictures.', 'Too long.', 'Too long.']);
});

test('an item that’s emptied can be removed, or the list needs it', () => {
  const field = fieldsOf(documents[0]).find(({ path }) => path === 'audience.email.badges')!;
  expect(removalNote({ ...field, count: 9 })).toBe(words.box.toRemove);
  expect(removalNote({ ...field, count: 1 })).toBe(words.box.fewest.replace('#', '1'));
});
