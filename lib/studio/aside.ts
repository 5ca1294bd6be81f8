// Drafts that are kept beside the current ones: they froze the studio, or can't be read.

/** `aside:remote`, `asid2:remote`: no longer than the draft's own key, so there's room for it. */
const asideKey = (key: string, count = 1) =>
  key.replace('draft', (count > 1 ? `${count}` : '').padStart(5, 'aside'));

/** Moves what's stored under a draft's key aside. If it throws, nothing has moved. */
export function setAside(key: string): void {
  const { localStorage } = window;
  const text = localStorage.getItem(key);
  if (text === null) return;
  let count = 1;
  while (localStorage.getItem(asideKey(key, count)) !== null) count += 1;
  // Not copied first: there may be no room for both.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(asideKey(key, count), text);
  } catch (error) {
    localStorage.setItem(key, text);
    throw error;
  }
}

/** Where what was moved aside from a draft's key is now. */
export function asideOf(key: string): string[] {
  // Before version 1.1, it was `draft:healthcare:unreadable`.
  const isAside = (name: string) =>
    name.startsWith(`${key}:`) || (name.startsWith('asi') && name.slice(5) === key.slice(5));
  try {
    return Object.keys(window.localStorage).filter(isAside);
  } catch {
    return [];
  }
}
