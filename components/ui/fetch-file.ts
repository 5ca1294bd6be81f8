/** How long a file of a few hundred kilobytes may take. */
export const timeoutMs = 15_000;

/** Fetches one of our files, whole. Rejects if it isn't there, takes too long, or `signal` aborts. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  // By hand: AbortSignal.any would need Safari 17.4.
  const controller = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  timeout.addEventListener('abort', () => controller.abort(timeout.reason));
  signal?.addEventListener('abort', () => controller.abort(signal.reason));
  const response = await fetch(url, { signal: controller.signal });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.blob();
}
