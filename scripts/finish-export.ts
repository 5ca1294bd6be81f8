// What the build does after `next build`: gives each page its content-security policy, adds the
// license notices, and checks the pages against their byte budgets.
import fs from 'node:fs';
import path from 'node:path';
import { brand } from '@/content/brand';
import { hosts } from '@/content/hosts';
import { pages as ownPages } from '@/content/pages';
import { embedAddress } from '@/content/schema/post';
import { basePath, pageAddress } from '@/lib/campaign/base-path';
import { audiences } from '@/lib/campaigns';
import { overBudget, weighCampaigns, weighPages } from '@/lib/export/budgets';
import { htmlFiles, isCampaignFile, routeOf } from '@/lib/export/exported-pages';
import { firebaseConfig, hashedFiles, headersFile, nginxConf } from '@/lib/export/headers';
import { styleTexts } from '@/lib/export/next-export';
import { licenseNotices } from '@/lib/export/notices';
import { emailPolicy, pagePolicy, withPolicy } from '@/lib/export/policy';

const folder = path.resolve(process.env.SITE_EXPORT_DIR || 'out');
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);

const posts = audiences.flatMap(({ landing }) => landing.posts?.items ?? []);
const foreign = {
  frames: posts.flatMap(({ address }) => embedAddress(address) ?? []),
  hosts,
  forms: ownPages.flatMap(({ form }) => form?.action ?? []),
};

const files = htmlFiles(folder);
const pages = files
  .filter((name) => !isCampaignFile(name))
  .map((name) => ({ name, html: read(name) }));
const styles = styleTexts(
  folder,
  pages.map(({ html }) => html),
);
for (const { name, html } of pages)
  write(name, withPolicy(html, pagePolicy(html, styles, process.env, foreign), name));
// People use a campaign's emails elsewhere, unchanged. Only the site's own preview has a policy.
for (const name of files.filter((file) => file.endsWith('/email-preview.html')))
  write(name, withPolicy(read(name), emailPolicy, name));

write('third-party-licenses.txt', licenseNotices(process.cwd(), brand.typeface));

// What people download, for whoever pays for the traffic, and to compare releases by.
const weights = weighCampaigns(folder);
console.log('Each campaign, in kilobytes (also in campaigns/weights.json):');
console.table(weights);
write('campaigns/weights.json', JSON.stringify(weights, null, 2));

const problems = overBudget(weighPages(folder));
if (problems.length > 0) throw new Error(problems.join('\n'));

const hashed = hashedFiles(folder);
const emails = files.filter(isCampaignFile).map((name) => pageAddress(routeOf(name)));
// A host finds everything where its addresses say, and the 404 page where it looks for one.
if (basePath) {
  const [moved, site] = [`${folder}.site`, path.join(folder, basePath)];
  fs.renameSync(folder, moved);
  fs.mkdirSync(path.dirname(site), { recursive: true });
  fs.renameSync(moved, site);
  fs.cpSync(path.join(site, '404.html'), path.join(folder, '404.html'));
}
write('_headers', headersFile(hashed));
write('nginx.conf', nginxConf());
// Written last, because an export without this file counts as incomplete.
write('firebase.json', JSON.stringify(firebaseConfig(hashed, emails), null, 2));
