import { account } from '@/content/words/account';
import { patience } from './in-time';
import { withPopup } from './with-popup';

/** A window, as far as its opener may touch it. */
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
/** Stands for the SDK: its outcome is settled by the test. */
const run = jest.fn(
  () =>
    new Promise<string>((resolve, reject) => {
      settle = { resolve, reject };
    }),
);
/** What the SDK does once it has fetched what it needs. */
const askForPopup = () => window.open('https://sign-in.example', 'event', 'width=1');

let press: () => Promise<string>;

/** Runs what has been waiting for its turn. */
const turn = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  jest.spyOn(window, 'open').mockImplementation(open);
  open.mockImplementation(fakeWindow);
  press = withPopup(run);
});

afterEach(async () => {
  settle?.resolve('the end');
  await turn();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('opens the popup at the press itself, with a word in it, before anything is fetched', () => {
  void press();
  expect(run).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledTimes(1);
  const { document: page } = open.mock.results[0]?.value ?? {};
  expect(page.title).toBe(account.opening);
  expect(page.body.textContent).toBe(account.opening);
});

test('hands that popup over, once; then windows open as ever', async () => {
  const outcome = press();
  await turn();
  const popup = askForPopup();
  expect(popup).toBe(open.mock.results[0]?.value);
  expect(popup?.location.href).toBe('https://sign-in.example');
  expect(open).toHaveBeenCalledTimes(1);
  window.open('/elsewhere');
  expect(open).toHaveBeenLastCalledWith('/elsewhere');
  settle?.resolve('signed in');
  await expect(outcome).resolves.toBe('signed in');
});

test('a press while its popup is there brings it back, and shares the outcome', async () => {
  const first = press();
  await turn();
  const second = press();
  askForPopup();
  const third = press();
  await turn();
  expect(open.mock.results[0]?.value.focus).toHaveBeenCalledTimes(2);
  expect(run).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
  settle?.resolve('signed in');
  await expect(Promise.all([first, second, third])).resolves.toEqual(Array(3).fill('signed in'));
});

test('a press after the empty popup was closed opens another for the same run', async () => {
  void press();
  await turn();
  open.mock.results[0]?.value.close();
  void press();
  await turn();
  expect(run).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(2);
  expect(askForPopup()).toBe(open.mock.results[1]?.value);
});

test('a press after the popup was closed at Google runs anew', async () => {
  const outcome = press();
  outcome.catch(() => {});
  await turn();
  askForPopup()?.close();
  const old = settle;
  const again = press();
  await turn();
  expect(run).toHaveBeenCalledTimes(2);
  // The SDK drops the old one; the new one keeps its popup.
  old?.reject(new Error('Cancelled'));
  await expect(outcome).rejects.toThrow('Cancelled');
  void press();
  await turn();
  expect(run).toHaveBeenCalledTimes(2);
  expect(askForPopup()).toBe(open.mock.results[1]?.value);
  settle?.resolve('signed in');
  await expect(again).resolves.toBe('signed in');
});

test('a failure before the hand-over closes the popup, and the next press starts afresh', async () => {
  const outcome = press();
  outcome.catch(() => {});
  await turn();
  settle?.reject(new Error('Nothing fetched'));
  await expect(outcome).rejects.toThrow('Nothing fetched');
  expect(open.mock.results[0]?.value.closed).toBe(true);
  window.open('/elsewhere');
  expect(open).toHaveBeenLastCalledWith('/elsewhere');
  void press();
  await turn();
  expect(run).toHaveBeenCalledTimes(2);
});

test('where the popup is not asked for in time, closes it and says so; asked for late, it stays closed', async () => {
  const outcome = press().catch(({ name }: Error) => name);
  await jest.advanceTimersByTimeAsync(patience);
  expect(await outcome).toBe('TimeoutError');
  expect(open.mock.results[0]?.value.closed).toBe(true);
  expect(askForPopup()?.closed).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
});

test('with the popup handed over, waits as long as it takes', async () => {
  const outcome = press();
  await turn();
  askForPopup();
  await jest.advanceTimersByTimeAsync(20 * patience);
  settle?.resolve('signed in');
  await expect(outcome).resolves.toBe('signed in');
});

test('where the browser blocks it, leaves the SDK to try, and to say so', async () => {
  open.mockReturnValue(null);
  void press();
  await turn();
  expect(askForPopup()).toBeNull();
  expect(open).toHaveBeenLastCalledWith('https://sign-in.example', 'event', 'width=1');
});

test('leaving the page closes the popup', async () => {
  void press();
  await turn();
  window.dispatchEvent(new Event('pagehide'));
  expect(open.mock.results[0]?.value.closed).toBe(true);
});
