/** Work that takes a while, and that somebody waits for. */
export interface Task {
  /** Aborting it cancels the work. */
  signal: AbortSignal;
  onProgress: (done: number, of: number) => void;
}

/** Lets the page handle what's waiting. Timers would, too, but are slow in a hidden tab. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

/** What an error says, in the words of whoever threw it. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
