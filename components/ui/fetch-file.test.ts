import { fetchFile, patience } from './fetch-file';

const never = new AbortController().signal;

/** Answers when it is told to; rejects when the request is taken back, as fetch does. */
function mockFetch(answer?: object) {
  const fetch = jest.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        if (answer) resolve(answer);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
}

afterEach(() => void jest.useRealTimers());

test('a file is fetched whole', async () => {
  const file = new Blob(['whole']);
  mockFetch({ ok: true, blob: async () => file });
  await expect(fetchFile('/ads/a.png', never)).resolves.toBe(file);
});

test('a page that says that there is none is not the file', async () => {
  mockFetch({ ok: false, status: 404 });
  await expect(fetchFile('/ads/a.png', never)).rejects.toThrow('404 for /ads/a.png');
});

test('what does not come in time does not come', async () => {
  jest.useFakeTimers();
  mockFetch();
  const outcome = fetchFile('/ads/a.png', never).catch(String);
  await jest.advanceTimersByTimeAsync(patience);
  expect(await outcome).toContain('No answer');
});

test('what is no longer wanted is not waited for, nor asked for', async () => {
  const fetch = mockFetch();
  const controller = new AbortController();
  const outcome = fetchFile('/ads/a.png', controller.signal).catch(String);
  controller.abort(new Error('Enough'));
  expect(await outcome).toContain('Enough');
  await expect(fetchFile('/ads/a.png', controller.signal)).rejects.toThrow('Enough');
  expect(fetch).toHaveBeenCalledTimes(1);
});
