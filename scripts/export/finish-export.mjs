// What the build does after `next build`: gives every exported HTML file its content-security policy, checks the pages
// against their byte budgets, and writes the headers for other hosts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { audiences, embedAddress } from '../content.mjs';
import { overBudget, weighPages } from './budgets.mjs';
import { headersFile } from './headers.mjs';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE_EXPORT_DIR || 'out');
const emails = path.join(folder, 'emails', path.sep);
const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const frames = posts.flatMap(({ address }) => embedAddress(address) ?? []);

const beforeHydration = buildSync({
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

try {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(folder, name);
    const exported = readFileSync(file, 'utf8');
    if (file.startsWith(emails)) {
      writeFileSync(file, withPolicy(exported, emailPolicy, name));
      continue;
    }
    // Before everything that could fail or be pressed.
    const html = inOneScript(exported).replace(
      /(?=<meta name="viewport")/,
      () => `<script>${beforeHydration}</script>`,
    );
    writeFileSync(file, withPolicy(html, pagePolicy(html, process.env, frames), name));
  }
  const faults = overBudget(weighPages(folder));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // Written last, because an export without this file counts as incomplete.
  writeFileSync(path.join(folder, '_headers'), headersFile());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
