/** A picture's alternative text: its words, then what it shows, each a sentence of its own. */
export function altText(...parts: string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
