/** Names of characters in HTML, but for letters with an accent. */
const names = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['bull', '•'],
  ['middot', '·'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['deg', '°'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['cent', '¢'],
  ['szlig', 'ß'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
]);

/** The ends of the names of letters with an accent, and that accent: `&eacute;`. */
const accents = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['cedil', '\u0327'],
]);

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])?([a-z]+));/gi;

/** A text without HTML's names of characters, which web tools leave in their exports: `&amp;`. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(entity, (reference, decimal, hex, letter = '', rest = '') => {
    if (decimal ?? hex) return characterAt(Number(decimal ?? `0x${hex}`)) ?? reference;
    const accent = accents.get(rest);
    return names.get(letter + rest) ?? (accent ? (letter + accent).normalize('NFC') : reference);
  });
}

/** HTML reads numbers from 128 to 159 as Windows-1252 has them: `&#146;` is ’. */
function characterAt(code: number): string | undefined {
  if (code >= 128 && code < 160) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
