import { studioPictures as words } from '@/content/words/studio/pictures';

/** In bytes: more than a logo needs, also once it's unpacked. Files this big still draw at once. */
const mostBytes = 2_000_000;

/** How a file starts that's packed with gzip, such as an SVGZ. */
const isPacked = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/**
 * The text of an SVG file, in whichever encoding a program wrote it. Undefined if it isn't one.
 * @throws {Error} with a sentence for people if it's too large
 */
export async function readSvgText(file: Blob): Promise<string | undefined> {
  const bytes = await readBytes(file);
  const text = decode(bytes);
  if (lengthWithEntities(text) > mostBytes) throw new Error(words.faults.detailedLogo);
  return /<(?:[\w-]+:)?svg[\s>]/.test(text) ? text : undefined;
}

/**
 * As many characters as a text can have once its entities are put in. Illustrator has some for
 * namespaces; many of a long one would keep a browser busy for minutes.
 */
function lengthWithEntities(text: string): number {
  const entities = text.match(/<!ENTITY[^>]*>/g) ?? [];
  const longest = Math.max(0, ...entities.map((entity) => entity.length));
  return text.length + longest * (text.match(/&\w/g)?.length ?? 0);
}

/** Bytes, unpacked. A small file can be huge then, so reading stops when it's too much. */
async function readBytes(file: Blob): Promise<Uint8Array> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const stream = isPacked(start)
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ;) {
    const { value, done } = await reader.read().catch(() => {
      throw new Error(words.faults.damaged);
    });
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > mostBytes) throw new Error(words.faults.detailedLogo);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A text by its byte order mark, its first character, or the encoding that it declares. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)/.exec(start) ?? [];
  // In UTF-16, the declaration couldn't have been read like this.
  const encoding = /^utf-?16/i.test(declared) ? 'utf-8' : declared;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw new Error(words.faults.damaged);
  }
}
