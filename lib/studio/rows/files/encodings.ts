import type { Encoding } from './alphabets';
import { guessEncoding } from './guess-encoding';

export interface DecodedText {
  text: string;
  encoding: Encoding;
  /** The bytes allow no other encoding. */
  isCertain: boolean;
}

/** In bytes: enough to tell an encoding. */
const sampleSize = 50_000;

/**
 * The text of a table's file, in the encoding that it's most likely in. A mark at its start decides,
 * and so do bytes that are right in UTF-8; anything else is a guess.
 * @param languages the user's, such as `pl-PL`: what they open is likely in one of them
 */
export async function decodeText(
  bytes: Uint8Array,
  languages: readonly string[],
): Promise<DecodedText> {
  const unicode = unicodeOf(bytes);
  if (unicode) return { text: decodeAs(bytes, unicode), encoding: unicode, isCertain: true };
  const encoding = isMostlyUtf8(bytes) ? 'utf-8' : await guessEncoding(sampleOf(bytes), languages);
  return { text: decodeAs(bytes, encoding), encoding, isCertain: false };
}

/** A file's text in an encoding. What isn't right in UTF-8 is read as Windows-1252. */
export function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'utf-8' || isRight(bytes, encoding))
    return new TextDecoder(encoding).decode(bytes);
  const western = new TextDecoder('windows-1252');
  return piecesOf(bytes)
    .map(({ piece, kind }) => {
      // Of a character that's cut off, only that it's missing can be said.
      if (kind === 'cutOff') return '\ufffd';
      return (kind === 'right' ? new TextDecoder() : western).decode(bytesOf(piece));
    })
    .join('');
}

/** The first lines. A character isn't cut in two. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = bytes.subarray(0, sampleSize);
  const end = Math.max(sample.lastIndexOf(10), sample.lastIndexOf(13));
  return sample.length < bytes.length && end > 0 ? sample.subarray(0, end) : sample;
}

function unicodeOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Every other byte of the separators, line breaks and plain letters is 0.
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, sampleSize).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, sampleSize) / 20;
  if (odd > many && odd > even * 10) return 'utf-16le';
  if (even > many && even > odd * 10) return 'utf-16be';
  return isRight(bytes, 'utf-8') ? 'utf-8' : undefined;
}

function isRight(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Plain letters, characters as UTF-8 has them, ones that are cut off, and other bytes. */
const utf8 =
  // oxlint-disable-next-line no-control-regex -- these are bytes
  /((?:[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+)|([\xe0-\xef][\x80-\xbf]|[\xf0-\xf4][\x80-\xbf]{1,2})|[\x80-\xff]/g;

/** The bytes as characters, split into what's right in UTF-8 and what isn't. */
function piecesOf(bytes: Uint8Array) {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return Array.from(characters.matchAll(utf8), ([piece, right, cutOff]) => ({
    piece,
    kind: right ? 'right' : cutOff ? 'cutOff' : 'wrong',
  }));
}

const bytesOf = (piece: string) => Uint8Array.from(piece, (character) => character.charCodeAt(0));

/** Whether a text is in UTF-8 but for a few bytes, which were pasted into it from elsewhere. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const pieces = piecesOf(bytes.subarray(0, sampleSize));
  const right = pieces.flatMap(({ piece, kind }) =>
    kind === 'right' ? (piece.match(/[\xc2-\xf4]/g) ?? []) : [],
  );
  const wrong = pieces.filter(({ kind }) => kind !== 'right');
  return right.length > 0 && right.length >= wrong.length;
}
