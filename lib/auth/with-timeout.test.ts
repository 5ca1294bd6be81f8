import { timeoutMs, withTimeout } from './with-timeout';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('passes on a result or an error that arrives in time, and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here');
  await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('throws a TimeoutError once the time is up', async () => {
  const outcome = withTimeout(new Promise(() => {})).catch(({ name }: Error) => name);
  const settled = jest.fn();
  void outcome.then(settled);
  await jest.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('TimeoutError');
});
