import { defineConfig, type Project } from '@playwright/test';
import { chromiumPath } from './scripts/browser';
import { host, testPorts } from './scripts/ports';
import { noSettings } from './scripts/settings';

// The export that the tests open has settings of its own, whatever this machine has set.
Object.assign(process.env, noSettings);

// The program that serves the export, and the processes that run the tests, use the same ports.
const { site } = await testPorts();

const screenshots = 'screenshots.spec.ts';
/** What runs in the other engines, too. */
const engines = '**/all/{*engines,*bad-luck}.spec.ts';

const inChromium: Project['use'] = {
  launchOptions: {
    executablePath: chromiumPath(),
    // Chromium has no sandbox inside a container. The rest keeps it from calling home.
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

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
      testIgnore: [screenshots, '**/all/**'],
      grepInvert: /@all/,
      use: inChromium,
    },
    { name: 'all', testIgnore: [screenshots, '**/all/*engines.spec.ts'], use: inChromium },
    { name: 'firefox', testMatch: engines, use: { browserName: 'firefox' } },
    { name: 'webkit', testMatch: engines, use: { browserName: 'webkit' } },
    { name: 'screenshots', testMatch: screenshots, use: inChromium },
  ],
  use: {
    baseURL: `http://${host}:${site}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A test can't click on an element that's still moving.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npm start -- --test',
    // Long enough for a build on a slow machine.
    timeout: 1_200_000,
    stdout: 'pipe',
    wait: { stdout: /The site is at/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
