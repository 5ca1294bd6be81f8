import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templatePages } from '@/content/navigation';
import { ownPages } from './own-pages';

test('a page that’s added to app/ is found, with its route', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'app-'));
  for (const name of [
    'page.tsx',
    'contact-us/page.tsx',
    'contact-us/form.tsx',
    '(legal)/terms/of-use/page.jsx',
    '[landing]/page.tsx',
    'icons/[file]/route.ts',
    `${templatePages[0].route.slice(1)}/page.tsx`,
  ]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  expect(ownPages(folder)).toEqual(['/contact-us', '/terms/of-use']);
  rmSync(folder, { recursive: true });
});
