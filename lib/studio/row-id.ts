/** In characters. It's part of `utm_content`, of names of ads and of files. */
const longest = 40;

/** Letters that can't be split into a plain letter and an accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Names that Windows refuses for a folder. */
const refused = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name as an id that isn't taken yet: `São Paulo` is `sao-paulo`, the next one `sao-paulo-2`. */
export function rowId(name: string, row: number, taken: ReadonlySet<string>): string {
  const words = name
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const id = words === '' ? `row-${row}` : words;
  const fit = /^[a-z]/.test(id) && !refused.test(id) ? id : `row-${id}`;
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`;
    const unique = `${fit.slice(0, longest - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken.has(unique)) return unique;
  }
}
