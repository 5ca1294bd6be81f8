import { weakMapMemoize } from 'reselect';

/**
 * What Windows-1252 has in place of the controls from U+0080 to U+009F. Node.js takes that encoding for
 * Latin-1.
 */
export const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The characters that an encoding has for the bytes from 0x80 on. */
const charactersOf = weakMapMemoize((encoding: string): string => {
  const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const characters = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? windowsLetters + characters.slice(32) : characters;
});

/** A text with what was meant by controls that nobody can type: U+0092 is `’` in Windows-1252. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]/g, (control) => {
    const letter = windowsLetters[control.charCodeAt(0) - 128] ?? '';
    return letter === control ? '' : letter;
  });

/**
 * Encodings in which text in UTF-8 is read by mistake, each with what only such a text has. `_` stands
 * for what isn't the first byte of a character. What a name in capitals may have before a quotation
 * mark or a dash (`AMANHÃ…`, `CAFÉ’S`) isn't among it.
 */
const encodings = [
  {
    encoding: 'windows-1252',
    evidence: [
      'Â_|ðŸ|ï»¿|ï¿½|ï¬_|â__',
      String.raw`Ã(?<!\p{Lu}.)_|[ÄÅ](?<=\p{Ll}.)_`,
      String.raw`Ã(?![’\u00a0])_(?=\p{L})|[ÄÅ](?![’‘“”…–—«»\u00a0])_(?=\p{L})`,
      '(?:[ÎÏÐÑ×ØÙÚÛ]_){2}|(?:[à-ï]__){2}',
    ],
  },
  {
    encoding: 'macintosh',
    evidence: [String.raw`‚Ä_|¬_|(?:[–—]_){2}|[√≈ƒ](?<=\p{L}.)_|[√≈ƒ]_(?=\p{L})`],
  },
  { encoding: 'windows-1251', evidence: ['вЂ|(?:[РС]_){3}|[ГД](?<=[A-Za-z].)_'] },
  {
    encoding: 'windows-1250',
    evidence: [String.raw`Ă(?<=\p{Ll}.)_|Ă(?![Şş])_(?=\p{Ll})|Ĺ(?<!\p{Lu}.)_`],
  },
];

const patterns = weakMapMemoize((encoding: string) => {
  const { evidence = [] } = encodings.find((entry) => entry.encoding === encoding) ?? {};
  const characters = charactersOf(encoding);
  const [rest, pairs, triples, quads] = [0, 0x42, 0x60, 0x70].map((from, index) =>
    escapeClass(characters.slice(from, [0x40, 0x60, 0x70, 0x75][index])),
  );
  return {
    evidence: new RegExp(evidence.join('|').replaceAll('_', `[${rest}]`), 'u'),
    sequence: new RegExp(
      `[${pairs}][${rest}]|[${triples}][${rest}]{2}|[${quads}][${rest}]{3}`,
      'gu',
    ),
  };
});

const escapeClass = (characters: string) => characters.replaceAll(/[\\\]^-]/g, String.raw`\$&`);

/** A letter or sign that all evidence has one of. Most texts have none, so nothing else is looked for. */
const suspect = /[\u00ac\u00c2-\u00f0\u0102\u0139\u0192\u0400-\u044f‚√≈]|[–—][^\0-\u007f]/;

/**
 * A text whose characters were taken apart because its bytes were read in another encoding, put together
 * again: `MÃ¼nchen` is `München`, `Weâ€™re` is `We’re`. Unchanged if it may be meant as it is.
 */
export function undoMojibake(text: string): string {
  if (!suspect.test(text)) return text;
  for (const { encoding } of encodings) {
    const { evidence, sequence } = patterns(encoding);
    if (!evidence.test(text)) continue;
    const repaired = text.replaceAll(sequence, (characters) => decode(characters, encoding));
    // It may have happened twice.
    if (repaired !== text) return undoMojibake(repaired);
  }
  // The last byte of a closing quotation mark is no character, so it's often lost.
  return text.replaceAll('â€', '”');
}

function decode(characters: string, encoding: string): string {
  const bytes = Array.from(characters, (character) => charactersOf(encoding).indexOf(character));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte + 128),
    );
  } catch {
    return characters;
  }
}
