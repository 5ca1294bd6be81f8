import { TextDecoder, TextEncoder } from 'node:util';
import { noSettings } from './scripts/settings';

// The tests expect a site without settings, whatever this machine has set.
Object.assign(process.env, noSettings);

// Every browser has them, but jsdom doesn't.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
});
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { scrollIntoView() {} });

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
