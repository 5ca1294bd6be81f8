import { useSyncExternalStore } from 'react';

/** The address of what a page shows in place of one of its pictures, by that picture's address. */
const shown = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows something else in place of a picture everywhere on the page; undefined shows the picture itself again. */
export function showInstead(picture: string, address: string | undefined) {
  if (address) shown.set(picture, address);
  else shown.delete(picture);
  for (const listener of listeners) listener();
}

/** The address to show for a picture: its own, unless `showInstead` was called for it. */
export function useShownPicture(picture: string): string {
  return useSyncExternalStore(
    subscribe,
    () => shown.get(picture) ?? picture,
    () => picture,
  );
}
