/** What the preview can be, in the order it's offered. In pixels. */
export const widths = ['640', '375'] as const;

/** The first one is the default. */
export const schemes = ['light', 'dark', 'forced'] as const;

/** What a marketer sets on the template pages. Each lives in the query under its own name. */
export interface Settings {
  /** Absent until it's chosen: as wide as there's room for. */
  width?: (typeof widths)[number];
  scheme: (typeof schemes)[number];
  /** The id of the email service to export for. */
  service: string;
}

const names = ['width', 'scheme', 'service'] as const;

/**
 * @param search a query, such as `?width=375&utm_source=x`
 * @param services the ids of all email services; the first one is the default
 * @returns the settings, with defaults for what's absent or can't be read, and `unread`: each `name=value` of ours that
 *   can't be read. Parameters that aren't ours are left alone.
 */
export function readSettings(search: string, services: readonly string[]) {
  const query = new URLSearchParams(search);
  const find = <Value extends string>(name: keyof Settings, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const found = {
    width: find('width', widths),
    scheme: find('scheme', schemes),
    service: find('service', services),
  };
  const settings: Settings = { ...defaults(services), ...definedIn(found) };
  const unread = names
    .filter((name) => query.has(name) && !found[name])
    .map((name) => `${name}=${query.get(name)}`);
  return { settings, unread };
}

/** The same query with `changes` made: without what's at its default or can't be read, and with everything else kept. */
export function writeSettings(
  search: string,
  services: readonly string[],
  changes: Partial<Settings> = {},
): string {
  const query = new URLSearchParams(search);
  const settings = { ...readSettings(search, services).settings, ...changes };
  const unwritten: Partial<Settings> = defaults(services);
  for (const name of names) {
    const value = settings[name];
    if (value === undefined || value === unwritten[name]) query.delete(name);
    else query.set(name, value);
  }
  const written = query.toString();
  return written && `?${written}`;
}

function defaults([service = '']: readonly string[]): Settings {
  return { scheme: schemes[0], service };
}

function definedIn(found: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
