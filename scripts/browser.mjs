// Finds the Chromium that the browser tests run in. Run as a program, it installs one if need be.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // The headless build, like Playwright's own, opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} what CHROMIUM_PATH names, else Playwright's, else the system's */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no browser there.`);
  return named || [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
}

/** @param {string} command @returns whether it succeeded */
function run(command) {
  console.log(`No Chromium found. Trying: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, { shell: true, stdio: 'ignore', env }).status === 0;
}

/** Installs Playwright's, or Debian's if that can't be downloaded. @returns whether there is one */
function install() {
  if (run('npx playwright install chromium') && findBrowser()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get update');
  return run('apt-get install -y chromium-headless-shell') || run('apt-get install -y chromium');
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  await import('./say-errors.mjs');
  if (!findBrowser() && !install())
    throw new Error(
      'No Chromium found: install one (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to yours.',
    );
}
