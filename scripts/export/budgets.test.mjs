/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emailTemplates, socialAds } from '../content.mjs';
import {
  landingRoutes as landings,
  overBudget,
  templateRoutes as templates,
  weighPages,
} from './budgets.mjs';

/** Text that brotli can't make smaller than `bytes`. @param {number} bytes */
const noise = (bytes) => randomBytes(bytes).toString('base64');
/** @param {string} css @param {string} [text] */
const page = (css, text = '') =>
  `<style>${css}</style><script src="/a.js"></script><script nomodule src="/old.js"></script>${text}`;

let folder = '';
/** Random bytes don't compress. @param {string} name @param {string | number} content or its size */
const write = (name, content) =>
  writeFileSync(
    path.join(folder, name),
    typeof content === 'string' ? content : randomBytes(content),
  );
const faults = () => overBudget(weighPages(folder));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'budgets-'));
  for (const { route } of [emailTemplates, socialAds]) mkdirSync(path.join(folder, route));
  for (const route of [...landings, ...templates])
    write(`${route.slice(1) || 'index'}.html`, page(noise(7000)));
  write('a.js', 99_000);
  write('old.js', 200_000);
  write('font.woff2', 50_000);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('pages within their budgets pass', () => {
  expect(faults()).toEqual([]);
});

test.each([
  ['a.js', 118_001, landings, 'JS 118', 118_000],
  ['a.js', 104_000, landings, 'total 161', 160_596],
  ['index.html', page(noise(24_001)), ['/'], 'HTML+CSS 24', 24_000],
  ['font.woff2', 50_001, [...landings, ...templates], 'fonts 50001', 50_000],
  ['second.woff2', 1, [...landings, ...templates], 'font files 2', 1],
  ['a.js', 126_001, templates, 'JS 126', 126_000],
  [`${templates.at(-1)}.html`, page('', noise(18_001)), templates.slice(-1), 'HTML 18', 18_000],
])('%s over its budget', (name, content, routes, found, limit) => {
  write(name, content);
  for (const route of routes)
    expect(faults().join('\n')).toMatch(
      new RegExp(
        `^${route} is over its budget: ${found.replace('+', '.')}\\d*, at most ${limit}\\.$`,
        'm',
      ),
    );
});

test('a page that is missing is named', () => {
  rmSync(path.join(folder, `${templates.at(-1)}.html`));
  expect(faults()).toEqual([`${templates.at(-1)} isn't in the export.`]);
});
