'use client';

import { useLayoutEffect } from 'react';

/** Tells before-hydration.ts that React has taken over. */
export function Hydrated() {
  useLayoutEffect(() => {
    // React removes this attribute if it rebuilds the page. In development, nothing else sets it.
    document.documentElement.dataset.script = 'on';
    window.onHydrated?.();
  }, []);
  return null;
}
