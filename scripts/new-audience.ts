// Adds an audience: npm run new-audience -- law-firms [--from remote]
// Copies another one's folder, renames what has its name, marks what's copied, so that
// `npm run check:launch` lists it, and adds the copy to the list. Then runs the content's rules.
import { programArguments } from './program';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { markCopied } from '@/lib/export/content/mark-copied';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'content/audiences');
const list = path.join(folder, 'index.ts');

const read = (file: string) => readFileSync(file, 'utf8');

async function write(filepath: string, text: string) {
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}

/** `law-firms` as the name of a constant. */
const constantOf = (id: string) => id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

function problemWith(id: string): string {
  if (!id) return 'Give the new audience a name: npm run new-audience -- law-firms.';
  if (!/^[a-z][a-z\d]+(-[a-z\d]+)*$/.test(id))
    return `The name has to be two or more lowercase letters, digits and hyphens, such as law-firms, not ${id}.`;
  if (existsSync(path.join(folder, id))) return `There's an audience called ${id} already.`;
  const taken = [...readdirSync(path.join(root, 'app')), ...readdirSync(path.join(root, 'public'))];
  return taken.includes(id) ? `The site has another page at /${id}: choose another name.` : '';
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
const id = positionals.join(' ');
const problem = problemWith(id);
if (problem) throw new Error(problem);
const folders = readdirSync(folder).filter((name) => !name.endsWith('.ts'));
const from = values.from ?? /homeAudience: \w+ = (\w+)/.exec(read(list))?.[1] ?? folders[0] ?? '';
if (!folders.includes(from))
  throw new Error(`--from has to be one of ${folders.join(', ')}, not ${from}.`);

const copy = path.join(folder, id);
const name = id.replaceAll(/(?:^|-)(.)/g, (part) => part.replace('-', ' ').toUpperCase());
cpSync(path.join(folder, from), copy, { recursive: true });
const index = path.join(copy, 'index.ts');
writeFileSync(
  index,
  read(index)
    .replace(/export const \w+/, `export const ${constantOf(id)}`)
    .replace(/ id: '.*'/, ` id: '${id}'`)
    .replace(/ name: '.*'/, ` name: '${name}'`)
    // Otherwise, two audiences would be one campaign for analytics.
    .replace(/ {2}campaign: .*\n/, ''),
);
for (const part of ['landing.ts', 'email.ts', 'ad.ts', 'figures.ts']) {
  const file = path.join(copy, part);
  const text = markCopied(read(file))
    .replace(/\broute: '.*'/, `route: '/${id}'`)
    .replaceAll(/(\/posts\/)[\w-]+-(reel|teaser)\b/g, `$1${id}-$2`);
  await write(file, text);
}
await write(
  list,
  read(list)
    .replace(/(?=\n\/\*\*)/, `import { ${constantOf(id)} } from './${id}';\n`)
    .replace(/(audiences: [^=]+= \[[^\]]*?),?\s*\]/, `$1, ${constantOf(id)}]`),
);

console.log(
  `Made content/audiences/${id} from ${from}. Write its texts, and take {placeholder} off each one that's right: npm run check:launch lists those that are left.`,
);
// In a process of its own, which reads the files that are new.
spawnSync(process.execPath, programArguments('check-content'), { cwd: root, stdio: 'inherit' });
