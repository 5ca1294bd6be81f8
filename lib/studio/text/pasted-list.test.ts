import { readPastedList } from './pasted-list';

test('a pasted list is one entry for each line, between the words that stay', () => {
  const paste = { before: 'See ', pasted: '• One\r\n•\tTwo\n\n• Three\n', after: ' too' };
  const entries = ['See One', 'Two', 'Three too'];
  expect(readPastedList(paste, 5)).toEqual({ entries, count: 3, caret: 5 });
});

test('entries that have no room are left out, and the last one keeps the words after it', () => {
  const paste = { before: 'a ', pasted: '1. One\n2. Two\n3. Three', after: ' z' };
  expect(readPastedList(paste, 2)).toEqual({ entries: ['a One', 'Two z'], count: 3, caret: 3 });
  expect(readPastedList(paste, 1)).toEqual({ entries: ['a One z'], count: 3, caret: 5 });
});

test.each(['One', '• One\n', '\n\n One \n\u200b\n'])('“%s” is no list', (pasted) => {
  expect(readPastedList({ before: '', pasted, after: '' }, 9)).toBeUndefined();
});
