// Finds the engines besides Chromium that the browser tests run in: Playwright's own builds, or
// Debian's Firefox. Run as a program, it says which of them aren't here.
import { existsSync, realpathSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/** @typedef {import('@playwright/test').Project} Project */

const debianFirefox = '/usr/bin/firefox-esr';

/** @type {Project} */
const inDebianFirefox = {
  use: {
    // A screenshot adds a style to the page, which this Firefox reports as a policy violation.
    screenshot: 'off',
    launchOptions: {
      channel: 'moz-firefox',
      executablePath: debianFirefox,
      // Scrollbars lie over the page, as on a phone.
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
    },
  },
};

const engines = /** @type {const} */ ([
  ['firefox', firefox.executablePath(), existsSync(debianFirefox) ? inDebianFirefox : undefined],
  ['webkit', webkit.executablePath(), undefined],
]);

/** @type {Project[]} a project of Playwright's configuration for each engine that's here */
export const engineProjects = engines.flatMap(([browserName, path, instead]) => {
  const found = existsSync(path) ? { use: { launchOptions: {} } } : instead;
  if (!found) return [];
  return {
    ...found,
    name: `all-${browserName}`,
    testMatch: 'all/{*engines,*bad-luck}.spec.ts',
    use: { ...found.use, browserName },
  };
});

if (realpathSync(process.argv[1] ?? '') === import.meta.filename)
  for (const [name] of engines)
    if (!engineProjects.some((project) => project.name === `all-${name}`))
      console.log(`Not tested in ${name}. To get it: npx playwright install ${name}`);
