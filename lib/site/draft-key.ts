/**
 * Where a campaign's draft is in the browser's storage; `shared` has the texts shared by all
 * campaigns. Every template page loads this.
 */
export const draftKey = (campaign: string) => `draft:${campaign}`;

/** Empty if nothing's stored, or if the browser refuses. */
export function textAt(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
