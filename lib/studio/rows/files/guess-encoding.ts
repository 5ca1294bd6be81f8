import { alphabets, commonPairs, commonSigns, type Encoding } from './alphabets';

/** How a text would read in an encoding, if it's in a language. */
interface Reading {
  encoding: Encoding;
  languages: readonly string[];
  /** How many of its characters are odd for that language. */
  oddness: number;
}

/**
 * The encoding in which a text reads as one language, with the fewest characters that it doesn't
 * have. If several do, the user's languages decide, and then how widespread an encoding is.
 * @param languages the user's, such as `pl-PL`
 */
export function guessEncoding(bytes: Uint8Array, languages: readonly string[]): Encoding {
  const words = foreignWords(bytes);
  const places = new Set(
    languages.flatMap((language) => [language, language.split('-', 1)[0] ?? '']),
  );
  const { length: lineFeeds } = bytes.filter((byte) => byte === 10);
  // Only Excel's "CSV (Macintosh)" ends its lines with a carriage return alone.
  const isFromMac = lineFeeds === 0 && bytes.includes(13);
  const isUsual = ({ encoding, languages: spoken }: Reading) =>
    Number(isFromMac && encoding === 'macintosh') * 2 +
    Number(spoken.some((language) => places.has(language)));
  const [best] = [...singleByteReadings(words), ...doubleByteReadings(words)].toSorted(
    (one, other) => one.oddness - other.oddness || isUsual(other) - isUsual(one),
  );
  return best?.encoding ?? 'windows-1252';
}

/** The words with other letters than English, with the bytes as characters. */
function foreignWords(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return (letters.match(/[^\s,;"\0]*[\x80-\xff][^\s,;"\0]*/g) ?? []).join(' ');
}

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

function singleByteReadings(words: string): Reading[] {
  const texts = new Map<Encoding, string>();
  return alphabets.flatMap(({ languages, letters, encodings: all }) => {
    const alphabet = new Set(Array.from(letters + letters.toUpperCase()));
    return all.map((encoding) => {
      const text = texts.get(encoding) ?? new TextDecoder(encoding).decode(bytesOf(words));
      texts.set(encoding, text);
      return { encoding, languages, oddness: oddnessOf(text, alphabet) };
    });
  });
}

/** What's odd in words of any language, and how odd each is. */
const oddities: readonly { pattern: RegExp; oddness: number }[] = [
  // A capital letter after a small one that isn't English: `£ódŸ`.
  { pattern: /(?![a-z][A-Z])\p{Ll}(?=\p{Lu})/gu, oddness: 1 },
  // Letters of two scripts in one word.
  { pattern: /[a-z](?=[\u0370-\u0e7f])|[\u0370-\u0e7f](?=[a-z])/gi, oddness: 2 },
  // A sign inside of a word, or one that belongs to a number or stands alone.
  { pattern: /(?<=\p{L})[“„€£©°§×½¼¾](?=\p{L})|[€£©°§×½¼¾](?=\p{L})|\p{L}[€£½¼¾]/gu, oddness: 1 },
  // In Spanish, a vowel follows.
  { pattern: /ñ(?![aeiouáéíóú])/gi, oddness: 1 },
  // Four letters with accents next to each other.
  { pattern: /[À-ɏ]{4}/g, oddness: 1 },
  // In Hebrew, these are only at a word's end.
  { pattern: /[ךםןףץ](?=[א-ת])/g, oddness: 1 },
];

/** How little a text looks like words of a language: above all, its characters that it doesn't have. */
function oddnessOf(text: string, alphabet: ReadonlySet<string>): number {
  const foreign = Array.from(text).filter(
    (letter) => letter > '\u007f' && !alphabet.has(letter) && !commonSigns.has(letter),
  );
  const odd = oddities.map(({ pattern, oddness }) => oddness * (text.match(pattern)?.length ?? 0));
  // In a language that has them, a table has both small and capital letters.
  const [small, capital] = [text.toLowerCase(), text.toUpperCase()];
  const hasOneCase = small !== capital && (text === small || text === capital);
  return odd.reduce((sum, count) => sum + count, foreign.length) + (hasOneCase ? 0.5 : 0);
}

function doubleByteReadings(words: string): Reading[] {
  return commonPairs.map(({ encoding, languages, pair }) => {
    const rest = words.replaceAll(pair, '').match(/[\x80-\xff]/g) ?? [];
    const isRight = !new TextDecoder(encoding).decode(bytesOf(words)).includes('\ufffd');
    return { encoding, languages, oddness: isRight ? rest.length : words.length };
  });
}
