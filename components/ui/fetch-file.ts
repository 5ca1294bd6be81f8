/** In milliseconds: how long a file of a few hundred kilobytes may take before we say that it does not come. */
export const patience = 15_000;

/** A file of ours, whole. Rejects where it is not there, does not come in time, or is no longer wanted. */
export async function fetchFile(url: string, unwanted: AbortSignal): Promise<Blob> {
  unwanted.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort(unwanted.reason);
  unwanted.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(new Error(`No answer for ${url}`)), patience);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return await response.blob();
  } finally {
    clearTimeout(timer);
    unwanted.removeEventListener('abort', abort);
  }
}
