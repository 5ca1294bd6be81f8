import { fromBase64, toBase64 } from '../document/base64';

/** In bytes: several times all of a campaign's text. A short link can unpack to gigabytes. */
const maxBytes = 200_000;

/** What a link's fragment starts with if it has edits: `#edits=`. */
export const editsPrefix = '#edits=';

/** A value as the fragment of a link, `#edits=…`: JSON, deflated, in base64url. Rejects if it's too much. */
export async function toFragment(value: unknown): Promise<string> {
  const json = new Blob([JSON.stringify(value)]);
  if (json.size > maxBytes) throw new Error('This is more than a link can have.');
  const bytes = json.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = toBase64(new Uint8Array(await new Response(bytes).arrayBuffer()));
  return `${editsPrefix}${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Edits in a link's fragment. What comes after them is what a mail program or a tracker added, or
 * the end of the sentence that the link was in.
 */
const editsForm = /^#edits(?:=|%3d)([\w-]*)/i;

export const hasEditsIn = (fragment: string): boolean => editsForm.test(fragment);

/** What `toFragment` wrote; undefined if it's damaged or too large. */
export async function fromFragment(fragment: string): Promise<unknown> {
  const [, text] = editsForm.exec(fragment) ?? [];
  if (text === undefined) return undefined;
  try {
    const bytes = fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(await unpacked(bytes));
  } catch {
    return undefined;
  }
}

/** In bytes. Deflated, each of them can be a kilobyte of text. */
const pieceSize = 1024;

/** Bytes a piece at a time: what's after too much text is never unpacked. */
function inSmallPieces(bytes: Uint8Array<ArrayBuffer>) {
  let at = 0;
  return new ReadableStream<BufferSource>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      return controller.enqueue(bytes.subarray(at, (at += pieceSize)));
    },
  });
}

/** @throws {Error} if the bytes aren't what deflate wrote, aren't UTF-8, or are too many */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  const reader = new WritableStream<BufferSource>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new Error('The link unpacks to more text than any campaign has.');
      text += decoder.decode(chunk, { stream: true });
    },
  });
  await inSmallPieces(bytes).pipeThrough(new DecompressionStream('deflate-raw')).pipeTo(reader);
  return text + decoder.decode();
}
