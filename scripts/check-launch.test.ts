import { spawnSync } from 'node:child_process';
import { brand } from '@/content/brand';
import { launchPoints } from '@/lib/export/content/launch-points';

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

test("the command reads the site's own content", () => {
  const program = ['--import', 'tsx', 'scripts/check-launch.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  const lines = (stdout + stderr).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  const { host } = new URL(brand.origin);
  expect(lines.some((line) => line.includes(`: ${host} `))).toBe(host.endsWith('.example'));
});
