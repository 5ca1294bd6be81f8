import nextJest from 'next/jest.js';
import { noSettings } from './scripts/settings.mjs';

// Whatever the machine has set.
Object.assign(process.env, noSettings);

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/out/'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.local/'],
});

// Packages that are ES modules alone, which Jest cannot load as they are.
const modules = ['caniemail', 'dot-prop', 'fontkitten', 'mimic-function', 'onetime', 'split-lines'];

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/)?(?:${modules.join('|')})/)`,
    // Our scripts are modules, and tested as such.
    '/scripts/.+\\.mjs$',
  ],
});
