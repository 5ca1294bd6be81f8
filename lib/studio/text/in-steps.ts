import { nextTask } from '@/lib/site/task';

/**
 * Runs a generator to its end without blocking the page: at each `yield`, waiting tasks come
 * first, such as a key press.
 * @returns a function that stops it, so that `onDone` isn't called anymore
 */
export function inSteps<Result>(
  steps: Generator<undefined, Result>,
  onDone: (result: Result) => void,
): () => void {
  const stopped = new AbortController();
  async function run() {
    // The artboards in sight come first.
    if ('requestIdleCallback' in globalThis)
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    for (;;) {
      await nextTask();
      if (stopped.signal.aborted) return undefined;
      const { done, value } = steps.next();
      if (done) return onDone(value);
    }
  }
  void run();
  return () => stopped.abort();
}
