// Tries what docs/make-it-yours.md says about deleting the studio, and sign-in: in a copy without
// it, the types hold, the unit tests pass, and the site builds.
import './program';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copySourceFiles } from './copy';
import { noSettings } from './settings';

interface Deletion {
  name: string;
  /** Files and folders. */
  deleted: string[];
  /** The lines that lead to it, and what's left of them. */
  changed: { file: string; line: string; left: string }[];
}

const deletions: Deletion[] = [
  {
    name: 'studio',
    deleted: [
      'app/studio',
      'components/studio',
      'content/words/studio',
      'e2e/studio',
      'lib/studio',
    ],
    changed: [
      {
        file: 'content/studio.ts',
        line: "export const studioRoute: string | undefined = '/studio';",
        left: 'export const studioRoute: string | undefined = undefined;',
      },
    ],
  },
  {
    name: 'sign-in',
    deleted: [
      'components/site/account.test.tsx',
      'components/site/account.tsx',
      'content/words/account.ts',
      'e2e/sign-in.spec.ts',
      'lib/auth',
    ],
    changed: [
      {
        file: 'components/site/document.tsx',
        line: "import { AuthProvider } from '@/lib/auth/auth';\n",
        left: '',
      },
      {
        file: 'components/site/document.tsx',
        line: '<AuthProvider>{children}</AuthProvider>',
        left: '{children}',
      },
      {
        file: 'components/site/shell.tsx',
        line: "import { signInOffered } from '@/lib/auth/sign-in-offered';\n",
        left: '',
      },
      {
        file: 'components/site/shell.tsx',
        line: "import { Account } from './account';\n",
        left: '',
      },
      {
        file: 'components/site/shell.tsx',
        line: '{signInOffered && <Account />}',
        left: '',
      },
    ],
  },
];

function copyWithout({ name, deleted, changed }: Deletion): string {
  const copy = copySourceFiles(`deletions/${name}`);
  for (const file of deleted) fs.rmSync(path.join(copy, file), { recursive: true });
  for (const { file, line, left } of changed) {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(line)) throw new Error(`${file} doesn't have this line anymore: ${line}`);
    fs.writeFileSync(path.join(copy, file), text.replace(line, left));
  }
  return copy;
}

/** The names of those to try; all of them if there are none. */
const chosen = process.argv.slice(2);

for (const deletion of deletions) {
  if (chosen.length > 0 && !chosen.includes(deletion.name)) continue;
  const copy = copyWithout(deletion);
  for (const script of ['typecheck', 'test:unit', 'build']) {
    console.log(`Without ${deletion.name}: npm run ${script}`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: copy,
      env: { ...process.env, ...noSettings, FILM_FRAME_RATE: '1' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`Without ${deletion.name}, npm run ${script} fails.`);
  }
}
