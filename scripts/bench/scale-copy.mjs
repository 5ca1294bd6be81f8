// A copy of the site with as many audiences as are asked for, to see what each one costs.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from '../trial.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join('content', 'audiences');

/** The audiences that the site has, by the folders of their content. */
export const ownAudiences = readdirSync(path.join(root, folder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What an added audience has of its own (README, "Add an audience"), by the file that says it. */
const ownFields = /** @type {const} */ ([
  ['index.ts', ['id', 'name', 'campaign']],
  ['landing.ts', ['route']],
]);

/**
 * Copies what the export is made of, and adds audiences until there are `count`: the site's own in turn, each with an
 * id, a name, a campaign, a route and addresses of posts of its own.
 * @param {string} copy the folder to make
 * @param {number} count
 * @throws {Error} where an audience's file does not say what it is expected to
 */
export function copySite(copy, count) {
  mkdirSync(copy, { recursive: true });
  // The build checks the types of the tests too, which these declare.
  for (const source of [...sources, 'jest.setup.ts'])
    cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const audiences = path.join(copy, folder);
  const added = Array.from({ length: count - ownAudiences.length }, (_, index) =>
    addAudience(audiences, index),
  );
  edit(path.join(audiences, 'index.ts'), (text) =>
    [
      ...added.map((name) => `import { audience as ${name} } from './${name}';`),
      text.replace(/,?\s*\];/, `${['', ...added].join(', ')}];`),
    ].join('\n'),
  );
}

/** @param {string} audiences the folder of all @param {number} index @returns {string} the name of the new one's */
function addAudience(audiences, index) {
  const original = ownAudiences[index % ownAudiences.length] ?? '';
  const number = ownAudiences.length + index + 1;
  const name = `audience${number}`;
  const copy = path.join(audiences, name);
  cpSync(path.join(audiences, original), copy, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'figures.ts',
  });
  // A figure is written down once: the copy takes it from where it is.
  for (const file of readdirSync(copy))
    edit(path.join(copy, file), (text) =>
      text.replaceAll("'./figures'", `'../${original}/figures'`),
    );
  for (const [file, fields] of ownFields)
    for (const field of fields)
      edit(path.join(copy, file), (text) => {
        const changed = text.replace(new RegExp(`^(  ${field}: '[^']+)'`, 'm'), `$1-${number}'`);
        if (changed === text) throw new Error(`${folder}/${original}/${file} states no ${field}.`);
        return changed;
      });
  edit(path.join(copy, 'landing.ts'), (text) =>
    text.replace(/( address: '[^']+)'/g, `$1-${number}'`),
  );
  edit(path.join(copy, 'index.ts'), (text) =>
    text.replace(/export const \w+/, 'export const audience'),
  );
  return name;
}

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
