import { fetchFile } from './fetch-file';

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

test('a file is fetched whole, and a 404 page is not mistaken for it', async () => {
  const file = new Blob(['whole']);
  mockFetch({ ok: true, blob: async () => file });
  await expect(fetchFile('/a.png')).resolves.toBe(file);
  mockFetch({ ok: false, status: 404 });
  await expect(fetchFile('/a.png')).rejects.toThrow('404 for /a.png');
});

test('gives up when it’s told to, or after a while; an aborted signal fetches nothing', async () => {
  const [clock, caller] = [new AbortController(), new AbortController()];
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const fetch = mockFetch();
  for (const controller of [clock, caller]) {
    const outcome = fetchFile('/a.png', caller.signal).catch(String);
    controller.abort(new Error('Enough'));
    expect(await outcome).toContain('Enough');
  }
  await expect(fetchFile('/a.png', caller.signal)).rejects.toThrow('Enough');
  expect(fetch).toHaveBeenCalledTimes(2);
});
