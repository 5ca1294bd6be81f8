// Runs the checks in a browser that Playwright drives: its own Firefox or WebKit, or Debian's Firefox.
import { collectComplaints } from '../complaints';
import { describeEngine } from './checks';
import { answerUnknownCommand } from './debian-firefox';
import { test } from './driver';

answerUnknownCommand();

describeEngine(
  test.extend({
    driver: async ({ page, context, problems }, use) => {
      collectComplaints(context, problems);
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await use(page);
    },
  }),
);
