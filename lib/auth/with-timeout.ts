/** In milliseconds: how long a visitor waits for something before being told that it does not come. */
export const patience = 10_000;

/** What a promise resolves to, or a `TimeoutError` where that takes too long. */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
