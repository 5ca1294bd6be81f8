'use client';

import { useEffect, useState } from 'react';
import type { Theme } from '@/content/schema';

/** Gives a page in a frame the theme of the page around it, also when that changes. */
export function ThemeOfParent({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);

  useEffect(() => {
    // A page of another site is out of reach.
    const scope = window.frameElement?.ownerDocument.querySelector<HTMLElement>('[data-theme]');
    if (!scope) return undefined;
    const follow = () => setTheme(scope.dataset.theme === 'light' ? 'light' : 'dark');
    const observer = new MutationObserver(follow);
    observer.observe(scope, { attributes: true, attributeFilter: ['data-theme'] });
    follow();
    return () => observer.disconnect();
  }, []);

  return <span hidden data-theme={theme} />;
}
