'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * When an anchor is followed or a hash is typed, the browser writes a history entry without a state,
 * and Next's router ignores those: Back from another page would change the address, but not the
 * page. So such an entry gets the state of the page that it's on.
 */
export function AnchorHistory() {
  const pathname = usePathname();

  useEffect(() => {
    const { state } = window.history;
    function addState() {
      if (window.history.state === null) window.history.replaceState(state, '');
    }
    window.addEventListener('hashchange', addState);
    return () => window.removeEventListener('hashchange', addState);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own state
  }, [pathname]);

  return null;
}
