import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's. The headless build, like Playwright's own, opens a page in half the time. */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The Chromium that tests and measurements run in: what CHROMIUM_PATH names, else Playwright's, else
 * the system's. Undefined if there's none: then Playwright says how to install its own.
 */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
