'use client';

import { useSyncExternalStore } from 'react';

// The year never changes during a visit, so there's nothing to subscribe to.
const subscribe = () => () => {};

/** The current year. Before the script runs, or without JavaScript, it's the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
