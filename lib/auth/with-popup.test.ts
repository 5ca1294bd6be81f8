import { account } from '@/content/words/account';
import { withPopup } from './with-popup';
import { timeoutMs } from './with-timeout';

/** The parts of a window that its opener may use. */
const fakeWindow = () => ({
  closed: false,
  close() {
    this.closed = true;
  },
  focus: jest.fn(),
  location: { href: 'about:blank' },
  document: document.implementation.createHTMLDocument(),
});

const open = jest.fn();
let settle: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
/** Stands in for the SDK. The test settles it. */
const run = jest.fn(() => new Promise<string>((resolve, reject) => (settle = { resolve, reject })));
/** What the SDK does once it has loaded what it needs. */
const askForPopup = () => window.open('https://sign-in.example', 'event', 'width=1');
/** The popups opened so far, oldest first. */
const popups = () => open.mock.results.map(({ value }) => value);

let click: () => Promise<string>;

/** Lets pending promises and timers run. */
const flush = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockImplementation(open);
  open.mockImplementation(fakeWindow);
  click = withPopup(run);
});

afterEach(async () => {
  settle?.resolve('the end');
  await flush();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the click opens the popup with a message, and the SDK then gets it, once', async () => {
  const outcome = click();
  expect(run).not.toHaveBeenCalled();
  const [popup] = popups();
  expect(popup.document.title).toBe(account.opening);
  expect(popup.document.body.textContent).toBe(account.opening);
  await flush();
  expect(askForPopup()).toBe(popup);
  expect(popup.location.href).toBe('https://sign-in.example');
  window.open('/elsewhere');
  expect(open.mock.calls.slice(1)).toEqual([['/elsewhere']]);
  // From here on, it takes as long as it takes.
  await jest.advanceTimersByTimeAsync(20 * timeoutMs);
  settle?.resolve('signed in');
  expect(await outcome).toBe('signed in');
});

test('clicking again brings the popup back, or another if that one is closed', async () => {
  const first = click();
  await flush();
  const second = click();
  expect(popups()[0].focus).toHaveBeenCalledTimes(1);
  popups()[0].close();
  const third = click();
  await flush();
  expect(askForPopup()).toBe(popups()[1]);
  expect(run).toHaveBeenCalledTimes(1);
  settle?.resolve('signed in');
  expect(await Promise.all([first, second, third])).toEqual(Array(3).fill('signed in'));
});

test('clicking again after closing the popup at Google starts over', async () => {
  const canceled = click().catch(({ message }: Error) => message);
  await flush();
  askForPopup()?.close();
  const cancel = settle?.reject;
  const again = click();
  await flush();
  // The SDK cancels the old run; the new one keeps its popup.
  cancel?.(new Error('Canceled'));
  expect(await canceled).toBe('Canceled');
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(2);
  expect(askForPopup()).toBe(popups()[1]);
  settle?.resolve('signed in');
  expect(await again).toBe('signed in');
});

test('a failure before the SDK takes the popup closes it, and the next click works', async () => {
  const failed = click().catch(({ message }: Error) => message);
  await flush();
  settle?.reject(new Error('Nothing fetched'));
  expect(await failed).toBe('Nothing fetched');
  expect(popups()[0].closed).toBe(true);
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a popup that the SDK does not take in time is closed, and the next click works', async () => {
  const own = window.open;
  const failed = click().catch(({ name }: Error) => name);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(popups()[0].closed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await failed).toBe('TimeoutError');
  expect(popups()[0].closed).toBe(true);
  expect(window.open).toBe(own);
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(1);
  expect(askForPopup()).toBe(popups()[1]);
});

test('lets the SDK open its own popup if the browser blocks ours', async () => {
  open.mockReturnValue(null);
  void click();
  await flush();
  askForPopup();
  expect(open).toHaveBeenLastCalledWith('https://sign-in.example', 'event', 'width=1');
});

test('closes the popup when the visitor leaves the page', async () => {
  void click();
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  expect(popups()[0].closed).toBe(true);
});
