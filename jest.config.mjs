import nextJest from 'next/jest.js';

const config = nextJest({ dir: './' })({
  // Imports are mapped by tsconfig.json, and names in `jest.mock` by this.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Properties get the same values each time, so that a push doesn't fail for an old mistake. Each
  // night, with coverage, they get new ones.
  globals: process.argv.includes('--coverage') ? {} : { propertySeed: 1 },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.local/'],
});

// These packages, and the ones they need, are only ES modules, so Jest has to transform them.
const modules = [
  'caniemail',
  'client-zip',
  'dot-prop',
  'get-port',
  'hucre',
  'mimic-function',
  'onetime',
  'split-lines',
];

const ignored = ['/node_modules/', '<rootDir>/e2e/', '<rootDir>/out/'];

const project = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${modules.join('|')})/)`],
});

/** Where tests have a document, as in a browser. Others say if they need one. */
const dom = '<rootDir>/components/';

export default async () => ({
  projects: [
    {
      ...(await project()),
      testEnvironment: 'jsdom',
      roots: [dom],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/jest.setup-components.ts'],
    },
    { ...(await project()), testPathIgnorePatterns: [...ignored, dom] },
  ],
  // Some tests draw many pictures, and how fast a machine is isn't what they check.
  testTimeout: 240_000,
  collectCoverageFrom: ['{components,lib}/**/*.{ts,tsx}', '!**/*.test.*', '!**/fixtures/**'],
  coverageReporters: ['text-summary'],
  // By default, Jest leaves one core free, which on two cores is half the machine.
  maxWorkers: '100%',
  // A slow machine needs longer than half a second to free all that a worker has used.
  workerGracefulExitTimeout: 10_000,
});
