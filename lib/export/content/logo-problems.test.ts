import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImageLogo } from '@/lib/campaign/document/logo';
import { logoProblems } from './logo-problems';

const folder = mkdtempSync(path.join(tmpdir(), 'logo-'));

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60">${inside}</svg>`;

writeFileSync(path.join(folder, 'logo.svg'), svg('<path d="M0 0h240v60z"/>'));
writeFileSync(path.join(folder, 'text.svg'), svg('<text y="20">Name</text>'));
writeFileSync(path.join(folder, 'damaged.png'), 'Not a PNG');

const logo: ImageLogo = { file: 'logo.svg', size: [240, 60] };

test('a logo whose files are there and have its proportion is fine', async () => {
  expect(await logoProblems({ ...logo, size: [4, 1], dark: logo }, folder)).toEqual([]);
});

test.each<[what: string, logo: ImageLogo, problem: string]>([
  ['is missing', { ...logo, file: 'no.svg' }, 'brand.logo.file is "no.svg".'],
  ['has texts', { ...logo, file: 'text.svg' }, 'whose texts are paths'],
  ['is damaged', { ...logo, file: 'damaged.png' }, 'that isn’t damaged'],
  ['has another proportion', { ...logo, size: [240, 80] }, 'brand.logo.size is [240,80].'],
  ['for dark grounds is missing', { ...logo, dark: { ...logo, file: 'no.svg' } }, 'logo.dark.file'],
])('a logo whose file %s is a problem', async (_, wrong, problem) => {
  expect(await logoProblems(wrong, folder)).toEqual([expect.stringContaining(problem)]);
});

test('a logo that isn’t one is left to its schema', async () => {
  expect(await logoProblems(undefined, folder)).toEqual([]);
});
