// What the build does after `next build`: gives every exported HTML file its content-security policy, checks the pages
// against their byte budgets, and writes the headers for Firebase and for other hosts.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { audiences, embedAddress, homeAudience, load } from '../content.mjs';
import { overBudget, routeOf, weighPages } from './budgets.mjs';
import { filesList, firebaseConfig, hashedFiles, headersFile } from './headers.mjs';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';
import { stylesOf, withAddresses, withoutFallbacks, withoutStyles } from './styles.mjs';

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE_EXPORT_DIR || 'out');
const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const frames = posts.flatMap(({ address }) => embedAddress(address) ?? []);

/** @type {typeof import('../../lib/structured-data')} */
const { structuredDataJson } = await load('lib/structured-data.ts');

/** The structured data for search engines, by page. React can't render a script where Trusted Types are required. */
const structuredData = new Map(
  [
    { route: '/', audience: homeAudience },
    ...audiences.map((audience) => ({ route: audience.landing.route, audience })),
  ].map(({ route, audience }) => [
    route,
    `<script type="application/ld+json">${structuredDataJson(audience)}</script>`,
  ]),
);

/** What has to run before any other script can fail, and before anyone can press anything. */
const firstScript = buildSync({
  entryPoints: ['before-hydration', 'preload-typeface', 'attribution'].map((name) =>
    path.resolve(import.meta.dirname, '../../lib/first-script', `${name}.ts`),
  ),
  outdir: '/',
  bundle: true,
  minify: true,
  write: false,
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');

/**
 * Merges the data that Next passes to React into one inline script. Next writes one for every 20 KB, and each script
 * needs a hash in the policy.
 * @param {string} html
 */
function inOneScript(html) {
  return html.replaceAll('"])</script><script>self.__next_f.push([1,"', '');
}

/**
 * Adds the scripts that React doesn't render: the first script, and the structured data.
 * @param {string} html
 * @param {string} route
 */
function withScripts(html, route) {
  return html
    .replace(/(?=<meta name="viewport")/, () => `<script>${firstScript}</script>`)
    .replace('</head>', () => `${structuredData.get(route) ?? ''}</head>`);
}

/** @param {string} name of a file in the export */
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
/** @param {string} name @param {string} content */
const write = (name, content) => writeFileSync(path.join(folder, name), content);

try {
  /** @type {Record<string, string>} by page */
  const policies = {};
  const css = stylesOf(read('index.html')).join('');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Some folders of scripts have names like this, too.
    if (name.endsWith('.txt') && !name.startsWith('_next'))
      write(name, withoutStyles(read(name), css));
    if (!name.endsWith('.html')) continue;
    const exported = read(name);
    const route = routeOf(name);
    // The only HTML files of a campaign are its email, which people take elsewhere as it is, so that its policy is only
    // in the header, and the preview of that.
    if (route.startsWith('/campaigns/')) {
      policies[route] = emailPolicy;
      if (!route.endsWith('/email')) write(name, withPolicy(exported, emailPolicy, name));
      continue;
    }
    const html = withScripts(
      withoutFallbacks(withAddresses(withoutStyles(inOneScript(exported), css))),
      route,
    );
    const policy = pagePolicy(html, process.env, frames);
    write(name, withPolicy(html, policy, name));
    policies[route] = policy;
  }
  // No page loads the style sheets any more.
  rmSync(path.join(folder, '_next/static/css'), { recursive: true });
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
