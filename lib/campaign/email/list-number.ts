/** What an email writes before an entry of a list, in HTML and in text: `01` for the first one. */
export function listNumber(index: number): string {
  return String(index + 1).padStart(2, '0');
}
