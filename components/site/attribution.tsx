'use client';

import { useEffect } from 'react';

/** The names that Google Analytics reads (support.google.com/analytics/answer/10917952). */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Anyone can write anything into an address. Only what looks like a campaign's value passes. */
const validValue = /^[\w .,:|+~-]{1,100}$/;

/**
 * When a visitor clicks a link to the provider's or the retailer's pages, adds the campaign values
 * (utm_*) from the address of the visitor's first page, so that a sale can be credited to its
 * campaign. Nothing is stored. It's in the document around all pages, so it outlives navigation.
 */
export function Attribution() {
  useEffect(() => {
    const visit = new URLSearchParams(window.location.search);
    const listeners = new AbortController();

    function addCampaignValues({ target }: Event) {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[data-attribution]');
      if (!link) return;
      const url = new URL(link.href);
      for (const name of names) {
        const value = visit.get(name) ?? '';
        if (validValue.test(value) && !url.searchParams.has(name))
          url.searchParams.set(name, value);
      }
      link.href = url.href;
    }

    // The second one is a click with the middle button.
    for (const type of ['click', 'auxclick'])
      window.addEventListener(type, addCampaignValues, {
        capture: true,
        signal: listeners.signal,
      });
    return () => listeners.abort();
  }, []);
  return null;
}
