'use client';

import { useEffect } from 'react';

/**
 * Keeps Back true after a followed anchor or a typed hash. The browser writes those history entries itself, and the
 * router passes over an entry that is not its own: Back would change the address and not the page. So such an entry
 * gets the state of the one before it, which shows the same page.
 */
export function AnchorHistory() {
  useEffect(() => {
    const { state } = window.history;
    const adopt = () => {
      if (window.history.state === null) window.history.replaceState(state, '');
    };
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, []);
  return null;
}
