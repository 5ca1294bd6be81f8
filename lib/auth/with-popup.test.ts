/** @jest-environment jsdom */
import { account } from '@/content/words/account';
import { withPopup } from './with-popup';

const address = 'https://sign-in.example';
const open = jest.fn();
const popup = (index: number) => open.mock.results[index]?.value;
let settle: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
/** Stands in for the SDK. The test settles it. */
const run = jest.fn(() => new Promise<string>((resolve, reject) => (settle = { resolve, reject })));
/** What the SDK does once it has loaded what it needs. */
const askForPopup = () => window.open(address, 'event', 'width=1');
const failure = (outcome: Promise<string>) => outcome.catch(({ name }: Error) => name);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockImplementation(open);
  open.mockImplementation(() => ({
    close: jest.fn(),
    location: {},
    document: document.implementation.createHTMLDocument(),
  }));
});

test('the click opens the popup with a message, and the SDK then gets it, once', async () => {
  const click = withPopup(run);
  const outcomes = [click(), click()];
  expect(popup(0).document.body.textContent).toBe(account.opening);
  expect(askForPopup()).toBe(popup(0));
  expect(popup(0).location.href).toBe(address);
  window.open('/elsewhere');
  expect(open.mock.calls.slice(1)).toEqual([['/elsewhere']]);
  // From here on, it takes as long as it takes.
  await jest.advanceTimersByTimeAsync(3_600_000);
  settle?.resolve('signed in');
  expect(await Promise.all(outcomes)).toEqual(['signed in', 'signed in']);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a popup is closed if it isn’t taken within ten seconds, or if the SDK fails before', async () => {
  const click = withPopup(run);
  const restored = window.open;
  const failed = failure(click());
  await jest.advanceTimersByTimeAsync(9_999);
  expect(popup(0).close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(popup(0).close).toHaveBeenCalled();
  expect(await failed).toBe('TimeoutError');
  expect(window.open).toBe(restored);
  const next = failure(click());
  settle?.reject(new TypeError('Nothing fetched'));
  expect(await next).toBe('TypeError');
  expect(popup(1).close).toHaveBeenCalled();
});
