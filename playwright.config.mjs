import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';
import { engineProjects } from './scripts/engines.mjs';
import { choosePorts } from './scripts/emulators.mjs';
import { noSettings } from './scripts/settings.mjs';

// The exports that the tests run against have settings of their own, whatever this machine has set.
Object.assign(process.env, noSettings);

// The program that serves the exports, and the processes that run the tests, use the same ports.
const { hosting, secondHosting } = await choosePorts({ isTest: true });

const screenshots = 'screenshots.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // A shared CI machine can be ten times slower than a laptop. Only a test that fails waits so long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  projects: [
    {
      name: 'tests',
      testIgnore: [screenshots, 'all/**'],
      grepInvert: /@all/,
      use: { baseURL: `http://${hosting.host}:${hosting.port}` },
    },
    { name: 'all', testIgnore: [screenshots, 'all/*engines.spec.ts'] },
    ...engineProjects,
    { name: 'screenshots', testMatch: screenshots },
  ],
  use: {
    baseURL: `http://${hosting.host}:${secondHosting.port}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A test can't click on an element that's still moving.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium has no sandbox inside a container. The rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // What runs before each push makes do with one export.
    command: `node scripts/start.mjs sign-in ${process.argv.includes('--project=tests') ? '' : 'no-sign-in'}`,
    // Long enough for the films and two builds on a slow machine.
    timeout: 1_200_000,
    stdout: 'pipe',
    wait: { stdout: /The site is at/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
