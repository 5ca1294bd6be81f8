'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of the visit; until the script runs, and without one, the year of the build. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => buildYear,
  );
}
