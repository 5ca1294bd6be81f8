const language = process.env.SITE_LOCALE ? `${process.env.SITE_LOCALE}:` : '';

/** Where a campaign's draft is in the browser's storage. */
export const draftKey = (campaign: string) => `draft:${language}${campaign}`;

/** Where texts shared by all campaigns are stored: the first variant's, if there are two. */
export const sharedKey = draftKey('shared');

/** Stores a text, or with none, removes it. If the browser refuses, what was there stays. */
export function tryToStore(key: string, text?: string): void {
  try {
    if (text === undefined) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // It's nothing that anybody would miss.
  }
}

/** Empty if nothing's stored, or if the browser refuses. */
export function textAt(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
