// What the build does after `next build`: gives every exported HTML file its content-security policy, and the export its
// `_headers`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { posts } from '../content.mjs';
import { headersFile } from './headers.mjs';
import { emailPolicy, pagePolicy, withPolicy } from './policy.mjs';

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE_EXPORT_DIR || 'out');
const emails = path.join(folder, 'emails', path.sep);
const addresses = posts.map(({ address }) => address);

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const file = path.join(folder, name);
  const html = readFileSync(file, 'utf8');
  const policy = file.startsWith(emails) ? emailPolicy : pagePolicy(html, process.env, addresses);
  try {
    writeFileSync(file, withPolicy(html, policy));
  } catch (error) {
    console.error(
      `${name} gets no policy. ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}

writeFileSync(path.join(folder, '_headers'), headersFile());
