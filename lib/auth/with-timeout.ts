/** How long a visitor waits for an answer before we say that it isn't coming, in milliseconds. */
const timeoutMs = 10_000;

/** @throws what the promise rejects with; a `TimeoutError` if it takes longer than `timeoutMs` */
export async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const error = new DOMException('Timed out', 'TimeoutError');
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, error));
  return Promise.race([promise, timeout]);
}
