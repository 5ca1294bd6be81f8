// What the build does after `next build`: gives every exported HTML file its content-security
// policy, checks the pages against their byte budgets, and writes the headers for Firebase and for
// other hosts.
import fs from 'node:fs';
import path from 'node:path';
import { hosts } from '@/content/hosts';
import { pages } from '@/content/pages';
import { embedAddress } from '@/content/schema/post';
import { basePath, pageAddress } from '@/lib/campaign/base-path';
import { audiences } from '@/lib/campaigns';
import { overBudget, weighCampaigns, weighPages } from '@/lib/export/budgets';
import { firebaseConfig, hashedFiles, headersFile, nginxConf } from '@/lib/export/headers';
import { emailPolicy, pagePolicy, withPolicy } from '@/lib/export/policy';
import * as rewrites from '@/lib/export/rewrites';

const folder = path.resolve(process.env.SITE_EXPORT_DIR || 'out');
const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const foreign = {
  frames: posts.flatMap(({ address }) => embedAddress(address) ?? []),
  hosts,
  forms: pages.flatMap(({ form }) => form?.action ?? []),
};

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);

rewrites.checkNext(JSON.parse(fs.readFileSync('node_modules/next/package.json', 'utf8')).version);
const emails: string[] = [];
const styleFolder = '_next/static/css';
const styles = fs
  .readdirSync(path.join(folder, styleFolder))
  .map((name) => read(`${styleFolder}/${name}`));
// Every page comes with these, so no link has to load them. They're all that the 404 page has.
const siteStyles = rewrites.stylesOf(read('404.html'));
const laterStyles = styles.filter((css) => !siteStyles.includes(css));
for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  // Some folders of scripts have names like this, too.
  if (name.endsWith('.txt') && !name.startsWith('_next'))
    write(name, rewrites.withoutStyles(read(name), siteStyles));
  if (!name.endsWith('.html')) continue;
  const exported = read(name);
  const route = rewrites.routeOf(name);
  // People use a campaign's email elsewhere, unchanged, so its policy is only in the header. Only
  // its preview stays here.
  if (route.startsWith('/campaigns/')) {
    emails.push(pageAddress(route));
    if (route.endsWith('/email-preview')) write(name, withPolicy(exported, emailPolicy, name));
    continue;
  }
  const html = rewrites.withEscapes(rewrites.rewritten(exported, styles));
  write(name, withPolicy(html, pagePolicy(html, process.env, foreign, laterStyles), name));
}
// No page loads the style sheets any more.
fs.rmSync(path.join(folder, styleFolder), { recursive: true });
// In a folder whose files browsers keep for a year, its name would have to change with its text.
const notices = 'third-party-licenses.txt';
fs.renameSync(path.join(folder, '_next/static', notices), path.join(folder, notices));
const problems = overBudget(weighPages(folder));
if (problems.length > 0) throw new Error(problems.join('\n'));
// What people download, for whoever pays for the traffic, and to compare releases by.
const weights = weighCampaigns(folder);
console.log('Each campaign, in kilobytes (also in campaigns/weights.json):');
console.table(weights);
write('campaigns/weights.json', JSON.stringify(weights, null, 2));
const files = hashedFiles(folder);
// A host finds everything where its addresses say, and the 404 page where it looks for one.
if (basePath) {
  const [moved, site] = [`${folder}.site`, path.join(folder, basePath)];
  fs.renameSync(folder, moved);
  fs.mkdirSync(path.dirname(site), { recursive: true });
  fs.renameSync(moved, site);
  fs.cpSync(path.join(site, '404.html'), path.join(folder, '404.html'));
}
write('_headers', headersFile(files));
write('nginx.conf', nginxConf());
const config = firebaseConfig(files, emails);
// Written last, because an export without this file counts as incomplete.
write('firebase.json', JSON.stringify(config, null, 2));
