'use client';

import { useLayoutEffect } from 'react';

/** Tells before-hydration.ts that React has taken over. */
export function Hydrated() {
  useLayoutEffect(() => {
    // If React has to rebuild the page, it removes this. In development, it isn't there at all.
    document.documentElement.dataset.script = 'on';
    window.onHydrated?.();
  }, []);
  return null;
}
