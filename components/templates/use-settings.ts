import { useSyncExternalStore } from 'react';
import { readSettings, writeSettings, type Settings } from './settings';

// Of our own: a browser reports no change of the address that a script makes.
const changed = 'addresschange';
const events = ['popstate', 'hashchange', changed];

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Tells everyone who reads the address that a script has changed it. */
export function reportAddressChange() {
  window.dispatchEvent(new Event(changed));
}

/** The page's query, such as `?width=375`; empty on the server. Next's own hook would keep the page out of the export. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** The page's hash, such as `#nobody`, if nothing on the page has that id; otherwise empty. */
export function useLostHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { hash } = window.location;
      return document.getElementById(hash.slice(1)) ? '' : hash;
    },
    () => '',
  );
}

/** What the address says of the settings, and how to change them there. `services` as for `readSettings`. */
export function useSettings(services: readonly string[]) {
  const { settings } = readSettings(useSearch(), services);

  function change(changes: Partial<Settings>) {
    const { pathname, search } = window.location;
    // Replaced, so that Back leaves the page. Next's router follows.
    window.history.replaceState(null, '', pathname + writeSettings(search, services, changes));
    reportAddressChange();
  }

  return [settings, change] as const;
}
