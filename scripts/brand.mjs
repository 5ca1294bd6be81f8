// Cuts the site's typeface down to the characters that the site is written in: it is the largest file of a first load
// after the framework. Runs before each build; `app/globals.css` and `app/layout.tsx` name the result.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const whole = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** What English is typed in, for what is not in the content. Another letter, in a name, is in the next typeface. */
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

const written = ['content', 'components', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
);

const typeface = await subsetFont(
  readFileSync(path.join(root, 'node_modules', whole)),
  ascii + written.join(''),
  { targetFormat: 'woff2' },
);
mkdirSync(path.join(root, '.local'), { recursive: true });
writeFileSync(path.join(root, '.local', 'archivo.woff2'), typeface);
