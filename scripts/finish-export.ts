// What the build does after `next build`: gives each page its content-security policy, adds the
// license notices, and checks the pages against their byte budgets.
import './program';
import fs from 'node:fs';
import path from 'node:path';
import { brand } from '@/content/brand';
import { hosts } from '@/content/hosts';
import { embedAddress } from '@/content/schema/post';
import { audiences } from '@/lib/campaigns';
import { overBudget, weighCampaigns, weighPages } from '@/lib/export/budgets';
import { htmlFiles, isCampaignFile } from '@/lib/export/exported-pages';
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
