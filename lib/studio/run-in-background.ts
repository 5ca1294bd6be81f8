import { nextTask } from '@/lib/site/task';

/** Ends when all work that was asked for earlier has begun. */
let turns: Promise<unknown> = Promise.resolve();

/**
 * Does work that nobody waits for, without blocking the page. One piece of work after the other
 * begins when the browser is idle. Then waiting tasks come first at each step, such as a key press.
 * @param steps what a generator yields at each of its steps; what it returns is the result. If its
 *   code comes on demand, a function that loads it
 * @param isPaused whether no work may begin yet
 * @returns a function that stops it, so that `onDone` isn't called anymore
 */
export function runInBackground<Result = undefined>(
  steps: Iterable<unknown, Result> | (() => Promise<Iterable<unknown, Result>>),
  onDone: (result: Result) => void,
  isPaused = () => false,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function waitForIdle() {
    while (!signal.aborted && isPaused()) await new Promise((resolve) => setTimeout(resolve, 500));
    if (!signal.aborted && 'requestIdleCallback' in globalThis)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }

  async function run() {
    await (turns = turns.then(waitForIdle));
    if (signal.aborted) return undefined;
    const iterable = typeof steps === 'function' ? await steps() : steps;
    const iterator = iterable[Symbol.iterator]();
    for (;;) {
      await nextTask();
      if (signal.aborted) return undefined;
      const { done, value } = iterator.next();
      if (done) return onDone(value);
    }
  }

  void run();
  return () => controller.abort();
}
