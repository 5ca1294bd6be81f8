import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const files = {
  'next.config.mjs': "export default { output: 'export' };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Hello</h1>; }',
};

/**
 * Exports the smallest app that Next makes a page of, with this project's packages, so that a page's
 * times can be compared with those that Next itself takes.
 * @returns the folder
 */
export function exportBareApp(): string {
  const folder = path.resolve('.local/bare');
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${content}\n`);
  }
  const { status } = spawnSync('npx', ['next', 'build', folder], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The bare app can’t be built: see above.');
  return path.join(folder, 'out');
}
