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
 * have. If several do, the user's languages decide, and then a detector that knows how often letters
 * follow each other. It alone needs more text than a short table has.
 * @param languages the user's, such as `pl-PL`
 */
export async function guessEncoding(
  bytes: Uint8Array,
  languages: readonly string[],
): Promise<Encoding> {
  const words = foreignWords(bytes);
  const { length: lineFeeds } = bytes.filter((byte) => byte === 10);
  // Only Excel's "CSV (Macintosh)" ends its lines with a carriage return alone.
  const isFromMac = lineFeeds === 0 && bytes.includes(13);
  /** The smaller, the likelier. */
  function rankOf(reading: Reading): number {
    if (isFromMac && reading.encoding === 'macintosh') return -1;
    const index = languages.findIndex((language) => isIn(language, reading));
    return index === -1 ? languages.length : index;
  }
  const readings = [...singleByteReadings(words), ...doubleByteReadings(words)];
  const least = Math.min(...readings.map(({ oddness }) => oddness));
  const likely = readings.filter(({ oddness }) => oddness === least);
  const bestRank = Math.min(...likely.map(rankOf));
  const usual = likely.filter((reading) => rankOf(reading) === bestRank);
  return detect(bytes, [...new Set(usual.map(({ encoding }) => encoding))]);
}

const isIn = (language: string, { languages }: Reading) =>
  languages.includes(language) || languages.includes(language.split('-', 1)[0] ?? '');

/** The detector's names for encodings that it calls otherwise. */
const detectorNames: Partial<Record<Encoding, string>> = {
  macintosh: 'MacRoman',
  'x-mac-cyrillic': 'MacCyrillic',
  'windows-874': 'CP874',
};

/** One of the encodings that a text may be in. Of those that read it alike, it's the first. */
async function detect(bytes: Uint8Array, encodings: readonly Encoding[]): Promise<Encoding> {
  const [firstEncoding = 'windows-1252', ...others] = encodings;
  if (others.length === 0) return firstEncoding;
  // On demand: it's large, and few tables need it.
  const { detect: detectEncoding } = await import('jschardet');
  const { encoding } = detectEncoding(bytes, { detectEncodings: encodings.map(nameOf) });
  const detectedEncoding =
    encodings.find((candidate) => nameOf(candidate) === encoding?.toLowerCase()) ?? firstEncoding;
  const textIn = (candidate: Encoding) => new TextDecoder(candidate).decode(bytes);
  const text = textIn(detectedEncoding);
  return encodings.find((candidate) => textIn(candidate) === text) ?? detectedEncoding;
}

const nameOf = (encoding: Encoding) => (detectorNames[encoding] ?? encoding).toLowerCase();

/** The words with other letters than English, with the bytes as characters. */
function foreignWords(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return (letters.match(/[^\s,;"\0]*[\x80-\xff][^\s,;"\0]*/g) ?? []).join(' ');
}

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

function singleByteReadings(words: string): Reading[] {
  const texts = new Map<Encoding, string>();
  return alphabets.flatMap(({ languages, letters, encodings: alphabetEncodings }) => {
    const alphabet = new Set(Array.from(letters + letters.toUpperCase()));
    return alphabetEncodings.map((encoding) => {
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
  // No word starts with these in Czech or Slovak. In Turkish and French, it's İ or À.
  { pattern: /(?<!\p{L})[ÝŔ]/gu, oddness: 1 },
  // In Thai, a consonant follows these.
  { pattern: /[\u0e40-\u0e44](?![\u0e01-\u0e2e])/g, oddness: 1 },
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
