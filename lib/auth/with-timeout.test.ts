import { inTime, patience } from './in-time';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('passes on what comes in time, good or bad, and leaves no timer behind', async () => {
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('ends the wait for what does not', async () => {
  const outcome = inTime(new Promise(() => {})).catch(({ name }: Error) => name);
  const settled = jest.fn();
  void outcome.then(settled);
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('TimeoutError');
});
