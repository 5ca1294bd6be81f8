import { untranslated } from './untranslated';

const file = 'content/words/shell.ts';
const first = { shell: { skip: 'Skip to content', menu: 'Open menu', ok: 'OK' } };

test.each([
  [{ skip: 'Zum Inhalt', menu: 'Menü öffnen' }, [], []],
  [{ skip: 'Zum Inhalt' }, [`de: shell.menu is missing. In ${file}, it's: Open menu`], []],
  [{ skip: 'Zum Inhalt', menu: 'Open menu' }, [], ['de: shell.menu: Open menu']],
])('%j: what’s left to translate', (shell, missing, same) => {
  const found = untranslated([[file, first]], [[file, { shell }]], () => 'de');
  expect(found).toEqual({ missing, same });
});

test('a file that a language doesn’t have is one line', () => {
  const { missing, same } = untranslated([[file, first]], [[file, first]], (name) => name);
  expect(missing).toEqual([]);
  expect(same).toEqual([`${file}: 2 texts, because the language has no such file.`]);
});
