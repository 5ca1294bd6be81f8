import { defineConfig } from '@playwright/test';
import { hosting } from './scripts/address.mjs';
import { findBrowser } from './scripts/browser.mjs';
import { noSettings } from './scripts/settings.mjs';

// The exports to try out have settings of their own, whatever the machine has set: so has what is expected of them.
Object.assign(process.env, noSettings);

const baseURL = `http://${hosting.host}:${hosting.port}`;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  // Longer than the site itself may wait: where the browser finds no idle moment, the SDK is fetched after five seconds.
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A moving page cannot be clicked at a place.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      // No sandbox inside a container, and no calls of the browser's own to anywhere.
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
    command: 'node scripts/trial.mjs && node scripts/start.mjs',
    timeout: 300_000,
    wait: { stdout: /The site is at/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
