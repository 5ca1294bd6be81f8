// Runs the checks in a browser that Playwright drives: its own Firefox or WebKit, or Debian's Firefox.
import { describeEngine } from './checks';
import { answerUnknownCommand } from './debian-firefox';
import { test } from './driver';

answerUnknownCommand();

describeEngine(
  test.extend({
    driver: async ({ page, context, problems }, use) => {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await use(page);
    },
  }),
);
