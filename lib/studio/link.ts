/**
 * In bytes, unpacked: several times as much as all of a campaign's text. A short link can unpack to
 * gigabytes.
 */
export const maxBytes = 200_000;

/** What a link's fragment starts with if it has edits: `#edits=`. */
export const editsMark = '#edits=';

/** A value as the fragment of a link, `#edits=…`: JSON, deflated, in base64url. */
export async function toFragment(value: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `${editsMark}${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Reads a fragment that `toFragment` wrote.
 * @returns the value; undefined if the fragment is damaged or too large
 */
export async function fromFragment(fragment: string): Promise<unknown> {
  if (!fragment.startsWith(editsMark)) return undefined;
  try {
    const text = atob(fragment.slice(editsMark.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return JSON.parse(await unpacked(bytes));
  } catch {
    return undefined;
  }
}

/** @throws {Error} if the bytes aren't what deflate wrote, aren't UTF-8, or are too many */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxBytes) {
      // oxlint-disable-next-line no-await-in-loop -- only once, before it ends
      await reader.cancel();
      throw new Error('The link unpacks to more text than any campaign has.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
