'use client';

import { useLayoutEffect } from 'react';

/** Tells before-hydration.ts that React has taken over. */
export function Hydrated() {
  useLayoutEffect(() => {
    // In development, pages don't have that script.
    document.documentElement.dataset.script = 'on';
    window.onHydrated?.();
  }, []);
  return null;
}
