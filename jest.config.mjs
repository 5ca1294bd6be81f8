import nextJest from 'next/jest.js';
import { noSettings } from './scripts/settings.mjs';

// The tests expect a site without settings, whatever this machine has set.
Object.assign(process.env, noSettings);

const config = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Those in properties/ take longer, and only run with `npm run test:coverage`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/', '<rootDir>/out/', '/properties/'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.local/'],
});

// These packages, and the ones they need, are only ES modules, which Jest can't load as they are.
const modules = [
  '@mediabunny/aac-encoder',
  'caniemail',
  'client-zip',
  'dot-prop',
  'mimic-function',
  'onetime',
  'split-lines',
];

export default async () => ({
  ...(await config()),
  // Some tests draw many pictures, and how fast a machine is isn't what they check.
  testTimeout: 60_000,
  collectCoverageFrom: ['{components,lib}/**/*.{ts,tsx}', '!**/*.test.*', '!**/fixtures/**'],
  coverageReporters: ['text-summary'],
  // By default, Jest leaves one core free, which on two cores is half the machine.
  maxWorkers: '100%',
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/)?(?:${modules.join('|')})/)`,
    // Our scripts run as ES modules, and are tested as such.
    '<rootDir>/scripts/.+\\.mjs$',
  ],
});
