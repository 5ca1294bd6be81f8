// What the build does after `next build`: gives every exported HTML file its content-security policy, checks the pages
// against their byte budgets, and writes the headers for Firebase and for other hosts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { audiences, embedAddress } from '../content.mjs';
import { overBudget, routeOf, weighPages } from './budgets.mjs';
import { filesList, firebaseConfig, hashedFiles, headersFile } from './headers.mjs';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE_EXPORT_DIR || 'out');
const emails = path.join(folder, 'emails', path.sep);
const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const frames = posts.flatMap(({ address }) => embedAddress(address) ?? []);

const firstScript = buildSync({
  entryPoints: [path.resolve(import.meta.dirname, '../../components/site/before-hydration.ts')],
  bundle: true,
  minify: true,
  write: false,
}).outputFiles[0]?.text.trim();

/**
 * Merges the data that Next passes to React into one inline script. Next writes one for every 20 KB, and each script
 * needs a hash in the policy.
 * @param {string} html
 */
function inOneScript(html) {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
}

/** Puts before-hydration.ts where it runs before anything can fail or be pressed. @param {string} html */
function withFirstScript(html) {
  return html.replace(/(?=<meta name="viewport")/, () => `<script>${firstScript}</script>`);
}

/** @param {string} name @param {string} content */
const write = (name, content) => writeFileSync(path.join(folder, name), content);

try {
  /** @type {Record<string, string>} by page */
  const policies = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const exported = readFileSync(file, 'utf8');
    const isEmail = file.startsWith(emails);
    const html = isEmail ? exported : withFirstScript(inOneScript(exported));
    const policy = isEmail ? emailPolicy : pagePolicy(html, process.env, frames);
    write(name, withPolicy(html, policy, name));
    policies[routeOf(name)] = policy;
  }
  const faults = overBudget(weighPages(folder));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const files = hashedFiles(folder);
  write(filesList, JSON.stringify(files));
  write('_headers', headersFile(files));
  // Written last, because an export without this file counts as incomplete.
  write('firebase.json', JSON.stringify(firebaseConfig(files, policies), null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
