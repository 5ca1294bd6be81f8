import { useSyncExternalStore } from 'react';

/** The widths that the preview can have, in pixels, in the order they're offered. */
export const widths = ['640', '375'] as const;

/** The color schemes of the preview. The first one is the default. */
export const schemes = ['light', 'dark', 'forced'] as const;

/** Who gets the email in the preview: a sample person, someone without a name, or only tags. */
export const people = ['sample', 'empty', 'tags'] as const;

/** What a marketer sets on the template pages. Each is a query parameter of the same name. */
export interface Settings {
  /** Undefined until the visitor chooses one. Until then, the preview picks what fits. */
  width?: (typeof widths)[number];
  scheme: (typeof schemes)[number];
  person: (typeof people)[number];
  service: string;
}

const names = ['width', 'scheme', 'person', 'service'] as const;

/**
 * @param search a query, such as `?width=375&utm_source=x`
 * @param services the ids of all email services; the first one is the default
 * @returns the settings, with defaults for what's absent or can't be read, and `unread`: each
 *   setting that has an invalid value, as `name=value`. Other parameters are ignored.
 */
export function readSettings(search: string, services: readonly string[]) {
  const query = new URLSearchParams(search);
  const find = <Value extends string>(name: keyof Settings, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const settings: Settings = {
    width: find('width', widths),
    scheme: find('scheme', schemes) ?? schemes[0],
    person: find('person', people) ?? people[0],
    service: find('service', services) ?? services[0] ?? '',
  };
  const unread = names
    .filter((name) => query.has(name) && query.get(name) !== settings[name])
    .map((name) => `${name}=${query.get(name)}`);
  return { settings, unread };
}

/** The query with `changes`, without settings that are invalid or at their default. */
export function writeSettings(
  search: string,
  services: readonly string[],
  changes: Partial<Settings> = {},
): string {
  const query = new URLSearchParams(search);
  const settings = { ...readSettings(search, services).settings, ...changes };
  const { settings: defaults } = readSettings('', services);
  for (const name of names) {
    const value = settings[name];
    if (value === undefined || value === defaults[name]) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written && `?${written}`;
}

// A custom event, because browsers don't fire one when a script changes the address.
const changed = 'addresschange';
const events = ['popstate', 'hashchange', changed];

function subscribe(listener: () => void) {
  const ended = new AbortController();
  for (const event of events) window.addEventListener(event, listener, { signal: ended.signal });
  return () => ended.abort();
}

/** Tells all components that read the address that a script has changed it. */
export function reportAddressChange() {
  window.dispatchEvent(new Event(changed));
}

/** The page's query; empty on the server. Next's hook would keep the page out of the export. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/** The page's hash up to any `=` if no element on the page has that id; otherwise empty. */
export function useLostHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { hash } = window.location;
      return document.getElementById(hash.slice(1)) ? '' : hash.replace(/=.*/, '');
    },
    () => '',
  );
}

/** The settings in the address, and a function to change them. See `readSettings`. */
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
