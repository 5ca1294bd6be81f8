/** In characters. GitHub's comments have up to 65,536. */
const longest = 200;

/**
 * A text from anywhere as code in Markdown, on one line: nothing in it is a link, a picture or a
 * mention of somebody.
 */
export function codeIn(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
  const fences = short.match(/`+/g) ?? [];
  if (fences.length === 0) return `\`${short}\``;
  const fence = '`'.repeat(Math.max(...fences.map(({ length }) => length)) + 1);
  // Markdown takes one space from each side.
  return `${fence} ${short} ${fence}`;
}

/** A sentence in Markdown that may quote a text from anywhere. */
export const plainIn = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    // Otherwise, @someone would be told, and #1 would be a link.
    .replaceAll(/[@#](?=\w)/g, '$&\u200B');

export const listIn = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');
