import { expect, test as base } from '@playwright/test';

export type Role = 'button' | 'dialog' | 'link' | 'tab';

export interface Locator {
  click: () => Promise<void>;
  isVisible: () => Promise<boolean>;
  /** By its label. */
  selectOption: (label: string) => Promise<unknown>;
}

interface Download {
  suggestedFilename: () => string;
  path: () => Promise<string>;
}

/**
 * What a check can do in a browser: the part of Playwright's `Page` that a WebDriver session can do as well. You can
 * pass a `Page` where a `Driver` is needed.
 */
export interface Driver {
  goto: (path: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  /** Runs a function in the page, which can use nothing from outside it but its argument. */
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  keyboard: { press: (key: 'ArrowRight' | 'Escape') => Promise<void> };
  getByRole: (role: Role, options: { name: string; exact: true }) => Locator;
  /** By a CSS selector. */
  locator: (selector: string) => Locator;
  waitForEvent: (event: 'download') => Promise<Download>;
}

export interface Fixtures {
  driver: Driver;
  /** What the browser complained about. The fixture that provides the driver adds to it. */
  problems: string[];
  /** Problems that this test causes on purpose, in the engines that report them. */
  expectedProblems: RegExp[];
}

/** WebKit doesn't know this directive, and says so on every page. The other engines need it. */
const unknownDirective = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** A test that fails on any console error or warning, uncaught exception, policy violation or failed request. */
export const test = base.extend<Fixtures>({
  driver: () => {
    throw new Error('Each spec file provides its own driver.');
  },
  expectedProblems: [[], { option: true }],
  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = [];
    await use(problems);
    const expected = [unknownDirective, ...expectedProblems];
    const unexpected = problems.filter(
      (problem) => !expected.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected).toEqual([]);
  },
});
