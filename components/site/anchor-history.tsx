'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect } from 'react';

/**
 * When an anchor is followed or a hash is typed, the browser writes a history entry without a state,
 * and Next's router ignores those: Back from another page would change the address, but not the
 * page (https://github.com/vercel/next.js/issues/88345).
 */
export function AnchorHistory() {
  const route = usePathname();

  // In the same moment as the router's own change of the address: with an effect, somebody who goes
  // back at once would have changed it again.
  useLayoutEffect(() => {
    const page = { state: window.history.state, pathname: window.location.pathname };
    function handleStateless({ state }: PopStateEvent) {
      if (state !== null) return;
      if (window.location.pathname === page.pathname) window.history.replaceState(page.state, '');
      // An entry from before this ran. Firefox also takes away the state when an anchor is followed
      // a second time, without an event.
      else window.location.reload();
    }
    window.addEventListener('popstate', handleStateless);
    return () => window.removeEventListener('popstate', handleStateless);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has its own state
  }, [route]);

  return null;
}
