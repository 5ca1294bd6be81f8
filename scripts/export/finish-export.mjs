// What the build does after `next build`: gives every exported HTML file its content-security
// policy, checks the pages against their byte budgets, and writes the headers for Firebase and for
// other hosts.
import '../say-errors.mjs';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { audiences, homeAudience, hosts, load, pages } from '../content.mjs';
import { overBudget, weighCampaigns, weighPages } from './budgets.mjs';
import { addressOf, basePath, routeOf } from '../settings.mjs';
import { firebaseConfig, hashedFiles, headersFile, nginxConf } from './headers.mjs';
import { addOtherLanguages } from './other-languages.mjs';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';
import { checkNext, rewritten, stylesOf, withEscapes, withoutStyles } from './rewrites.mjs';

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE_EXPORT_DIR || 'out');
/** @type {typeof import('../../content/schema/post')} */
const { embedAddress } = await load('content/schema/post.ts');
const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const foreign = {
  frames: posts.flatMap(({ address }) => embedAddress(address) ?? []),
  hosts,
  forms: pages.flatMap(({ form }) => form?.action ?? []),
};

/** @type {typeof import('../../lib/site/structured-data')} */
const { structuredDataJson } = await load('lib/site/structured-data.ts');

const hostScripts = hosts.scripts.map((src) => (src.startsWith('/') ? basePath + src : src));

/** Inline scripts. @param {string[]} names of the files in lib/first-script */
const inline = (names) =>
  buildSync({
    entryPoints: names.map((name) =>
      path.resolve(import.meta.dirname, '../../lib/first-script', `${name}.ts`),
    ),
    define: { scripts: JSON.stringify(hostScripts) },
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
  })
    .outputFiles.map(({ text }) => text.trim())
    .join('');

/** What has to run before any other script can fail, and before anyone can press anything. */
const firstScript = inline(['before-hydration', 'attribution']);

const otherScripts = hosts.consent
  ? `<script>${inline(['consent'])}</script>`
  : hostScripts
      .map((src) => `<script async src="${src.replaceAll('&', '&amp;')}"></script>`)
      .join('');

/**
 * Adds what React can't render where Trusted Types are required: the first script, other sites'
 * scripts, and the structured data of a landing page for search engines.
 * @param {string} html @param {string} route
 */
function withScripts(html, route) {
  const match = audiences.find(({ landing }) => landing.route === route);
  const audience = route === '/' ? homeAudience : match;
  // A sample post is a part of another page.
  const isFramed = route.startsWith('/posts/');
  const data =
    audience && `<script type="application/ld+json">${structuredDataJson(audience)}</script>`;
  return html
    .replace(/(?=<meta name="viewport")/, () => `<script>${firstScript}</script>`)
    .replace('</head>', () => `${data ?? ''}${isFramed ? '' : otherScripts}</head>`);
}

/** @param {string} name of a file in the export */
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
/** @param {string} name @param {string} content */
const write = (name, content) => writeFileSync(path.join(folder, name), content);

checkNext(JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version);
/** @type {string[]} */
const emails = [];
const styleFolder = '_next/static/css';
const styles = readdirSync(path.join(folder, styleFolder)).map((name) =>
  read(`${styleFolder}/${name}`),
);
// Every page comes with these, so no link has to load them. They're all that the 404 page has.
const siteStyles = stylesOf(read('404.html'));
const laterStyles = styles.filter((css) => !siteStyles.includes(css));
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  // Some folders of scripts have names like this, too.
  if (name.endsWith('.txt') && !name.startsWith('_next'))
    write(name, withoutStyles(read(name), siteStyles));
  if (!name.endsWith('.html')) continue;
  const exported = read(name);
  const route = routeOf(name);
  // People use a campaign's email elsewhere, unchanged, so its policy is only in the header. Only
  // its preview stays here.
  if (route.startsWith('/campaigns/')) {
    emails.push(addressOf(route));
    if (route.endsWith('/email-preview')) write(name, withPolicy(exported, emailPolicy, name));
    continue;
  }
  const html = withEscapes(withScripts(rewritten(exported, styles), route));
  write(name, withPolicy(html, pagePolicy(html, process.env, foreign, laterStyles), name));
}
// No page loads the style sheets any more.
rmSync(path.join(folder, styleFolder), { recursive: true });
// In a folder whose files browsers keep for a year, its name would have to change with its text.
const notices = 'third-party-licenses.txt';
renameSync(path.join(folder, '_next/static', notices), path.join(folder, notices));
const faults = overBudget(weighPages(folder));
if (faults.length > 0) throw new Error(faults.join('\n'));
// What people download, for whoever pays for the traffic, and to compare releases by.
const weights = weighCampaigns(folder);
console.log('Each campaign, in kilobytes (also in campaigns/weights.json):');
console.table(weights);
write('campaigns/weights.json', JSON.stringify(weights, null, 2));
const files = hashedFiles(folder);
// A host finds everything where its addresses say, and the 404 page where it looks for one.
if (basePath) {
  const [moved, site] = [`${folder}.site`, path.join(folder, basePath)];
  renameSync(folder, moved);
  mkdirSync(path.dirname(site), { recursive: true });
  renameSync(moved, site);
  cpSync(path.join(site, '404.html'), path.join(folder, '404.html'));
}
const others = addOtherLanguages(folder);
const headers = others.map((other) => other.headers);
write('_headers', headersFile(files, headers));
write('nginx.conf', nginxConf(others.map((other) => other.locale)));
const config = firebaseConfig(files, emails);
config.hosting.headers.push(...others.flatMap(({ rules }) => rules));
// Written last, because an export without this file counts as incomplete.
write('firebase.json', JSON.stringify(config, null, 2));
