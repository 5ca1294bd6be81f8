/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { launchPoints } from './check-launch.mjs';

test.each([
  ["mail: 'mailto:a@b.example',", true],
  ['href: "https://www.example"', true],
  ["'{placeholder}#top',", true],
  ["name: 'A.example',", false],
  ["href: 'https://merge-field.example/',", false],
  ["origin: process.env.SITE_ORIGIN || 'https://www.a.example',", false],
])('the line %s has a placeholder: %s', (line, expected) => {
  const point = `content/a.ts:2: ${line}`;
  expect(launchPoints('content/a.ts', `{\n  ${line}\n}`)).toEqual(expected ? [point] : []);
});

test("the command reads the site's own content, and fails while the site has no address", () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-launch.mjs'], {
    cwd: path.dirname(import.meta.dirname),
    encoding: 'utf8',
    env: { ...process.env, SITE_ORIGIN: '' },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^SITE_ORIGIN is not set: /);
});
