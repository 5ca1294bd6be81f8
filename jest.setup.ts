import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { noSettings } from './scripts/settings';

// The tests expect a site without settings, whatever this machine has set.
Object.assign(process.env, noSettings);

// Every browser has them, but jsdom doesn't.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
});
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView() {} });
import { configure } from '@testing-library/react';

// A busy machine can be slow. This only matters to a test that fails.
configure({ asyncUtilTimeout: 120_000 });

// Each test finds everything as it is at first.
beforeEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
