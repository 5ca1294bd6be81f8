import { useSyncExternalStore } from 'react';

/** What only a browser knows. Until a script runs, and without one, it's false. */
export function useInBrowser(read: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    read,
    () => false,
  );
}
