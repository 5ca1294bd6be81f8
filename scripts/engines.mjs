// Finds the engines besides Chromium that the browser tests run in: Playwright's own builds, else Debian's. Run as a
// program, it says which of them aren't here.
import { existsSync, realpathSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** @typedef {import('@playwright/test').Project} Project */

/** The same checks, for a browser that Playwright drives, and for one that WebKitWebDriver drives. */
const playwrightSpec = 'engines/playwright.spec.ts';
const webDriverSpec = 'engines/webdriver.spec.ts';

const debianFirefox = '/usr/bin/firefox-esr';

const debianWebKit = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/gjs',
  '/usr/bin/Xvfb',
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
];

/** @returns {Project | undefined} */
function firefoxProject() {
  const name = 'all-firefox';
  const browserName = 'firefox';
  if (existsSync(firefox.executablePath()))
    return { name, testMatch: playwrightSpec, use: { browserName, launchOptions: {} } };
  if (!existsSync(debianFirefox)) return undefined;
  return {
    name,
    testMatch: playwrightSpec,
    // Playwright doesn't notice when this Firefox saves what a page made.
    grepInvert: /saves what the page makes/,
    use: {
      browserName,
      // For a screenshot, Playwright adds a style to the page, and this Firefox reports that as a policy violation.
      screenshot: 'off',
      launchOptions: {
        channel: 'moz-firefox',
        executablePath: debianFirefox,
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      },
    },
  };
}

/** @returns {Project | undefined} */
function webkitProject() {
  const name = 'all-webkit';
  if (existsSync(webkit.executablePath()))
    return {
      name,
      testMatch: playwrightSpec,
      use: { browserName: 'webkit', launchOptions: {} },
    };
  return debianWebKit.every((file) => existsSync(file))
    ? { name, testMatch: webDriverSpec }
    : undefined;
}

const projects = { firefox: firefoxProject(), webkit: webkitProject() };

const packages = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver gjs gir1.2-webkit2-4.1 xvfb',
};

/** A project of Playwright's configuration for each engine that's here. */
export const engineProjects = Object.values(projects).filter((project) => project !== undefined);

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  for (const engine of /** @type {const} */ (['firefox', 'webkit']))
    if (!projects[engine])
      console.log(
        `Not tested in ${engine}, which isn't here. To get it: npx playwright install ${engine}, or on Debian: apt-get install ${packages[engine]}`,
      );
}
