import { account } from '@/content/words/account';
import { withPopup } from './with-popup';
import { timeoutMs } from './with-timeout';

/** The parts of a window that its opener may use. */
function fakeWindow() {
  const popup = {
    closed: false,
    close: jest.fn(() => {
      popup.closed = true;
    }),
    focus: jest.fn(),
    location: { href: 'about:blank' },
    document: document.implementation.createHTMLDocument(),
  };
  return popup;
}

const open = jest.fn();
let settle: { resolve: (value: string) => void; reject: (error: Error) => void } | undefined;
/** Stands in for the SDK. The test settles it. */
const run = jest.fn(
  () =>
    new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    }),
);
/** What the SDK does once it has loaded what it needs. */
const askForPopup = () => window.open('https://sign-in.example', 'event', 'width=1');

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

test('opens the popup right at the click, with a message in it, before fetching anything', () => {
  void click();
  expect(run).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
  const { document: page } = open.mock.results[0]?.value ?? {};
  expect(page.title).toBe(account.opening);
  expect(page.body.textContent).toBe(account.opening);
});

test('hands that popup over once, then leaves window.open alone', async () => {
  const outcome = click();
  await flush();
  const popup = askForPopup();
  expect(popup).toBe(open.mock.results[0]?.value);
  expect(popup?.location.href).toBe('https://sign-in.example');
  expect(open).toHaveBeenCalledTimes(1);
  window.open('/elsewhere');
  expect(open).toHaveBeenLastCalledWith('/elsewhere');
  settle?.resolve('signed in');
  await expect(outcome).resolves.toBe('signed in');
});

test('clicking again while the popup is open focuses it and shares the outcome', async () => {
  const first = click();
  await flush();
  const second = click();
  askForPopup();
  const third = click();
  await flush();
  expect(open.mock.results[0]?.value.focus).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
  settle?.resolve('signed in');
  await expect(Promise.all([first, second, third])).resolves.toEqual(Array(3).fill('signed in'));
});

test('clicking again after closing the empty popup opens another for the same run', async () => {
  void click();
  await flush();
  open.mock.results[0]?.value.close();
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(2);
  expect(askForPopup()).toBe(open.mock.results[1]?.value);
});

test('clicking again after closing the popup at Google starts a new run', async () => {
  const outcome = click();
  outcome.catch(() => {});
  await flush();
  askForPopup()?.close();
  const old = settle;
  const again = click();
  await flush();
  expect(run).toHaveBeenCalledTimes(2);
  // The SDK cancels the old run; the new one keeps its popup.
  old?.reject(new Error('Cancelled'));
  await expect(outcome).rejects.toThrow('Cancelled');
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(2);
  expect(askForPopup()).toBe(open.mock.results[1]?.value);
  settle?.resolve('signed in');
  await expect(again).resolves.toBe('signed in');
});

test('a failure before the popup is handed over closes it, and the next click starts over', async () => {
  const outcome = click();
  outcome.catch(() => {});
  await flush();
  settle?.reject(new Error('Nothing fetched'));
  await expect(outcome).rejects.toThrow('Nothing fetched');
  expect(open.mock.results[0]?.value.closed).toBe(true);
  window.open('/elsewhere');
  expect(open).toHaveBeenLastCalledWith('/elsewhere');
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(2);
});

test('if the popup is not asked for in time, closes it, throws and puts window.open back', async () => {
  const own = window.open;
  const outcome = click().catch(({ name }: Error) => name);
  expect(window.open).not.toBe(own);
  await jest.advanceTimersByTimeAsync(timeoutMs);
  expect(await outcome).toBe('TimeoutError');
  expect(open.mock.results[0]?.value.closed).toBe(true);
  expect(window.open).toBe(own);
});

test('a click after that timeout hands a new popup to the same run', async () => {
  const own = window.open;
  click().catch(() => {});
  await jest.advanceTimersByTimeAsync(timeoutMs);
  void click();
  await flush();
  expect(run).toHaveBeenCalledTimes(1);
  expect(askForPopup()).toBe(open.mock.results[1]?.value);
  expect(window.open).toBe(own);
});

test('leaves window.open alone if something else has replaced it', async () => {
  const outcome = click();
  await flush();
  const other = jest.fn();
  window.open = other;
  settle?.resolve('signed in');
  await expect(outcome).resolves.toBe('signed in');
  expect(window.open).toBe(other);
});

test('waits as long as it takes once the popup is handed over', async () => {
  const outcome = click();
  await flush();
  askForPopup();
  await jest.advanceTimersByTimeAsync(20 * timeoutMs);
  settle?.resolve('signed in');
  await expect(outcome).resolves.toBe('signed in');
});

test('lets the SDK open its own popup if the browser blocks ours', async () => {
  open.mockReturnValue(null);
  void click();
  await flush();
  expect(askForPopup()).toBeNull();
  expect(open).toHaveBeenLastCalledWith('https://sign-in.example', 'event', 'width=1');
});

test('closes the popup when the visitor leaves the page', async () => {
  void click();
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  expect(open.mock.results[0]?.value.closed).toBe(true);
});
