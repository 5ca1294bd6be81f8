import { fetchFile, timeoutMs } from './fetch-file';

/** Responds with `answer`, if there is one; rejects when the request is aborted, as fetch does. */
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

afterEach(() => void jest.restoreAllMocks());

test('a file is fetched whole', async () => {
  const file = new Blob(['whole']);
  mockFetch({ ok: true, blob: async () => file });
  await expect(fetchFile('/pictures/a.png')).resolves.toBe(file);
});

test('a 404 page is not mistaken for the file', async () => {
  mockFetch({ ok: false, status: 404 });
  await expect(fetchFile('/pictures/a.png')).rejects.toThrow('404 for /pictures/a.png');
});

test('gives up on a file that takes too long', async () => {
  const clock = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  mockFetch();
  const outcome = fetchFile('/pictures/a.png').catch(String);
  expect(timeout).toHaveBeenCalledWith(timeoutMs);
  clock.abort(new Error('Too late'));
  expect(await outcome).toContain('Too late');
});

test('aborting stops the wait for a file, and an aborted signal fetches nothing', async () => {
  const fetch = mockFetch();
  const controller = new AbortController();
  const outcome = fetchFile('/pictures/a.png', controller.signal).catch(String);
  controller.abort(new Error('Enough'));
  expect(await outcome).toContain('Enough');
  await expect(fetchFile('/pictures/a.png', controller.signal)).rejects.toThrow('Enough');
  expect(fetch).toHaveBeenCalledTimes(1);
});
