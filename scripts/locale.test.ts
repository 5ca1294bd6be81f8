import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copy = mkdtempSync(path.join(tmpdir(), 'locale-'));
for (const name of ['content', 'lib', 'scripts', 'package.json', 'firebase.json', 'tsconfig.json'])
  cpSync(name, path.join(copy, name), { recursive: true });
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
afterAll(() => rmSync(copy, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(copy, 'content/locales', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const check = (SITE_LOCALE: string) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'check-content'], {
    cwd: copy,
    env: { ...process.env, SITE_LOCALE },
    encoding: 'utf8',
  });

test('a language’s modules replace the content’s, and take over what they like of it', () => {
  write(
    'de/offer.ts',
    "import { offer as first } from '../../offer';\nexport const offer = { ...first, label: 'Befristet', discount: '150\u00a0%' };",
  );
  write('de/words/shell.ts', "export const shell = { skip: 'Zum Inhalt' };");
  const { status, stdout, stderr } = check('de');
  expect(status).toBe(1);
  expect(stderr).toContain('content/locales/de/offer.ts: offer.discount is "150\u00a0%". Use');
  expect(stderr).toContain('content/locales/de/words/shell.ts: shell.openMenu is missing.');
  expect(stdout).toContain('Not translated (de):\ncontent/ad-formats.ts: ');
  expect(stdout).toContain('\ncontent/inboxes.ts: 1 text, because');
  expect(stdout).toContain('content/locales/de/offer.ts: offer.guarantee: ');
  expect(check('xx').stderr).toBe('SITE_LOCALE must be a folder in content/locales, not xx.\n');
});
