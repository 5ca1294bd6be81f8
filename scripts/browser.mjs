// Finds the browser that the end-to-end tests run in, and, run as a program, sees to it that there is one.
import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  // Chromium without windows, as Playwright's own: opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @returns {string | undefined} the path of a Chromium, in this order: the one that CHROMIUM_PATH names,
 *   Playwright's own, the system's. A CHROMIUM_PATH that leads nowhere is an error, not a reason to look further.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no browser.`);
  }
  return [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
}

/** Installs a Chromium: Playwright's, or, where that cannot be fetched and we may, Debian's. */
function install() {
  /** @type {[string, string[]][][]} */
  const ways = [[['npx', ['playwright', 'install', 'chromium']]]];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const name of ['chromium-headless-shell', 'chromium'])
      ways.push([
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', name]],
      ]);
  }
  for (const commands of ways) {
    try {
      for (const [command, args] of commands) {
        execFileSync(command, args, {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
      }
      if (findBrowser()) return;
    } catch {
      // The next way, or the sentence at the end, has the answer.
    }
  }
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  try {
    if (!findBrowser()) install();
    if (!findBrowser())
      throw new Error(
        'No Chromium found: install one (on Debian: apt-get install chromium-headless-shell), or name yours in CHROMIUM_PATH.',
      );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
