import { useSyncExternalStore } from 'react';
import { readSettings, writeSettings, type Settings } from './settings';

// A custom event, because browsers don't fire one when a script changes the address.
const changed = 'addresschange';
const events = ['popstate', 'hashchange', changed];

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Tells all components that read the address that a script has changed it. */
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

/** The page's hash (`#nobody`) if no element on the page has that id; otherwise an empty string. */
export function useLostHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { hash } = window.location;
      // The editor reads a hash with edits.
      return hash.startsWith('#edits=') || document.getElementById(hash.slice(1)) ? '' : hash;
    },
    () => '',
  );
}

/** The settings in the address, and a function to change them. `services` is the same as for `readSettings`. */
export function useSettings(services: readonly string[]) {
  const { settings } = readSettings(useSearch(), services);

  function change(changes: Partial<Settings>) {
    const { pathname, search } = window.location;
    // Replace the history entry, so that Back leaves the page. Next's router picks up the change.
    window.history.replaceState(null, '', pathname + writeSettings(search, services, changes));
    reportAddressChange();
  }

  return [settings, change] as const;
}
