'use client';

import { useLayoutEffect } from 'react';

/** Tells before-hydration.ts that React has taken over. */
export function Hydrated() {
  useLayoutEffect(() => {
    // Set it again: if React has to rebuild the page, it removes it. In development, pages don't have that script.
    document.documentElement.dataset.script = 'on';
    window.onHydrated?.();
  }, []);
  return null;
}
