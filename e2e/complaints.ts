import type { BrowserContext } from '@playwright/test';

/**
 * Adds to `problems` what a browser complains about from now on: console errors and warnings, and
 * uncaught exceptions.
 */
export function collectComplaints(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
}
