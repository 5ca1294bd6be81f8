import fs from 'node:fs';
import load from './icon-loader.mjs';

test.each([
  ['download', ['path "M12 15V3M0 0M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M0 0m7 10 5 5 5-5"']],
  ['lock', ['rect', 'path "M7 11V7a5 5 0 0 1 10 0v4"']],
])('paths of “%s” become one; each starts where it did', (name, shapes) => {
  const file = `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
  const found = load(fs.readFileSync(file, 'utf8')).matchAll(/\["(\w+)", \{(?: d:( "[^"]*"))?/g);
  expect(Array.from(found, ([, shape, path = '']) => shape + path)).toEqual(shapes);
});
