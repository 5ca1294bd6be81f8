// When to end before the end. npm passes a signal no further than its own shell: when that is gone, so is whoever wanted
// what this program does.
const { ppid } = process;

export const isUnwanted = () => process.ppid !== ppid;

/** Calls back when someone ends this program, or npm around it; more than once, where they do so more than once. */
export function onInterrupt(/** @type {() => void} */ end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  setInterval(() => isUnwanted() && end(), 500).unref();
}
