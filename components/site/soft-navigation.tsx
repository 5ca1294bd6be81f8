'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { basePath, routeAt } from '@/lib/campaign/base-path';

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

/** Whether a click asks for nothing special, such as a new tab or a download. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Follows the page's links without reloading the site. The links stay plain: they work without a
 * script and cost nothing each (next/link: 2.3 KB, brotli). Nothing is fetched before a click.
 */
export function SoftNavigation() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
        return;
      const route = routeAt(link);
      // The router would look for the home page's data outside of the base path.
      if (basePath && route === '/') return;
      // Leave anchors on this page to the browser, which also moves the focus.
      if (link.hash && link.pathname === window.location.pathname) return;
      event.preventDefault();
      router.push(route + link.search + link.hash);
    }

    // On the window, so that React's handlers run first: a component that handles a click calls
    // preventDefault.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [router]);

  // When an anchor is followed or a hash is typed, the browser writes a history entry without a
  // state, and the router skips those: Back would change the address but not the page. The state of
  // the page we're on is the right one.
  useEffect(() => {
    const { state } = window.history;
    function adopt() {
      if (window.history.state === null && routeAt(window.location) === pathname)
        window.history.replaceState(state, '');
    }
    window.addEventListener('hashchange', adopt);
    return () => window.removeEventListener('hashchange', adopt);
  }, [pathname]);

  return null;
}
