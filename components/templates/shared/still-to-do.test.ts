import { stillToDo } from './still-to-do';

const check = (label: string, level: 'advice' | 'fine') => ({
  label,
  level,
  path: '',
  sentence: '',
});

test('what’s left to do is named after a copy, and nothing is said of what’s fine', () => {
  const words = { open: 'Still to do' };
  const checks = [check('Size', 'fine'), check('Fields', 'advice'), check('Links', 'advice')];
  expect(stillToDo(checks, words)).toBe(' Still to do (2): Fields, Links.');
  expect(stillToDo(checks.slice(0, 1), words)).toBe('');
});
