// Drafts that are kept beside the current ones: they froze the studio, or can't be read.

/** As long as the draft's own key, so that there's room for it wherever there was for that. */
const asideKey = (key: string) => key.replace('draft:', 'aside:');

/** Moves what's stored under a draft's key aside. If it throws, nothing has moved. */
export function setAside(key: string): void {
  const { localStorage } = window;
  const text = localStorage.getItem(key);
  if (text === null) return;
  let name = asideKey(key);
  for (let count = 2; localStorage.getItem(name) !== null; count += 1)
    name = `${asideKey(key)}:${count}`;
  // Not copied first: there may be no room for both.
  localStorage.removeItem(key);
  try {
    localStorage.setItem(name, text);
  } catch (error) {
    localStorage.setItem(key, text);
    throw error;
  }
}

/** What was moved aside from a draft's key, by where it is now. */
export function asideOf(key: string): [key: string, text: string][] {
  const aside = asideKey(key);
  // Before version 1.1, it was `draft:healthcare:unreadable`.
  const starts = [`${aside}:`, `${key}:`];
  try {
    const { localStorage } = window;
    return Object.keys(localStorage)
      .filter((name) => name === aside || starts.some((start) => name.startsWith(start)))
      .map((name) => [name, localStorage.getItem(name) ?? '']);
  } catch {
    return [];
  }
}
