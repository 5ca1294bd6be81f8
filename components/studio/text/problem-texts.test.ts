import { mergeRepeatedProblems } from './problem-texts';

test('the same in several pictures is said once, but each row of a table by itself', () => {
  const one = { path: '', label: 'Row 2', sentence: 'Too long.', level: 'stops' } as const;
  const others = [
    { ...one, label: 'Row 3' },
    { ...one, path: 'b' },
  ];
  const sentences = mergeRepeatedProblems([one, one, ...others]).map(({ sentence }) => sentence);
  expect(sentences).toEqual(['Too long. In 2 pictures.', 'Too long.', 'Too long.']);
});
