/** How long a visitor waits for an answer before we say that it isn't coming, in milliseconds. */
export const timeoutMs = 10_000;

/**
 * Waits up to `timeoutMs` for a promise.
 * @throws what the promise rejects with; a `TimeoutError` if it takes too long
 */
export async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('Timed out', 'TimeoutError')), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
