/** Work that takes a while, and that somebody waits for. */
export interface Task {
  /** Aborting it cancels the work. */
  signal: AbortSignal;
  /** Called with how much is done, and how much there is to do. */
  onProgress: (done: number, of: number) => void;
}
