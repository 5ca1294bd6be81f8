/**
 * In milliseconds. Long enough for a file of a few hundred kilobytes, and for Chromium, which waits
 * up to 20 s for another request of the same file before it sends its own.
 */
export const timeoutMs = 25_000;

/**
 * Fetches a whole file.
 * @throws {Error} a `NetworkError` if it isn't there or doesn't arrive, a `TimeoutError` if it takes
 *   too long, the signal's reason if that aborts
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  // Not AbortSignal.any, which needs Safari 17.4.
  const controller = new AbortController();
  for (const end of [AbortSignal.timeout(timeoutMs), signal])
    end?.addEventListener('abort', () => controller.abort(end.reason));
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (response.ok) return await response.blob();
    throw networkError(`${response.status} for ${url}`);
  } catch (error) {
    // What browsers throw for a request that failed.
    throw error instanceof TypeError ? networkError(error.message) : error;
  }
}

const networkError = (message: string) =>
  Object.assign(new Error(message), { name: 'NetworkError' });

/** Reads one of the site's own files, whose type the build has checked. */
export async function fetchJson<Content>(address: string, signal?: AbortSignal): Promise<Content> {
  return JSON.parse(await (await fetchFile(address, signal)).text());
}
