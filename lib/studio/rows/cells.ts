/** How a table's text is written. */
export interface TableFormat {
  /** What's between two cells. */
  separator: string;
  /** What's around a cell that has a separator, a quotation mark or a line break in it. */
  quote: string;
}

interface Cell {
  value: string;
  /** Where it is in the text, with its quotation marks. */
  start: number;
  end: number;
  isLastInRow: boolean;
  /** Its quotation mark is never closed, so what follows can't be read. */
  isOpen?: boolean;
}

/**
 * The cells of a table's text, one after the other, until one's quotation mark is never closed.
 * Besides RFC 4180, it reads what tools write in spite of it: a space before a quotation mark, and
 * quotation marks in a cell that aren't doubled, or have a backslash.
 */
export function* splitCells(text: string, format: TableFormat): Generator<Cell> {
  const { separator, quote } = format;
  // Any character may be one: `sep=^`.
  const between = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const end = `[ \u00a0]*(?=[${between}\\r\\n]|$)`;
  const quotedCell = new RegExp(
    `[ \u00a0]*${quote}([^${quote}]*(?:${quote}{2}[^${quote}]*)*)${quote}${end}`,
    'y',
  );
  const plain = new RegExp(`[^${between}\\r\\n]*`, 'y');
  for (let start = 0; ;) {
    quotedCell.lastIndex = plain.lastIndex = start;
    const [strict, inner = ''] = quotedCell.exec(text) ?? [];
    const loose = strict === undefined ? looselyQuoted(text, start, format) : undefined;
    const [plainCell = ''] = strict === undefined && !loose ? (plain.exec(text) ?? []) : [];
    // A spreadsheet pastes a cell that has quotation marks, but no line break, as it is: `"Safe" at
    // home`.
    const isOpen = /^[ \u00a0]*"/.test(plainCell) && plainCell.split('"').length % 2 === 0;
    const value =
      strict === undefined ? (loose?.value ?? plainCell) : inner.replaceAll(quote + quote, quote);
    const length = strict?.length ?? loose?.length ?? plainCell.length;
    const after = text[start + length];
    yield { value, start, end: start + length, isLastInRow: after !== separator, isOpen };
    if (after === undefined || isOpen) return;
    start += length + (text.startsWith('\r\n', start + length) ? 2 : 1);
    // A line break at the very end doesn't start another row.
    if (after !== separator && start >= text.length) return;
  }
}

const isBreak = (character: string | undefined) =>
  character === undefined || character === '\n' || character === '\r';

/**
 * A cell such as `"The "best" city"` or `"Say \"hi\""`, which ends on its line. It doesn't reach
 * over the start of another quoted cell: `"Safe" at home;"Yes"`.
 */
function looselyQuoted(text: string, start: number, { separator, quote }: TableFormat) {
  const skipSpaces = (from: number) => {
    let at = from;
    while (text[at] === ' ' || text[at] === '\u00a0') at += 1;
    return at;
  };
  const open = skipSpaces(start);
  if (text[open] !== quote) return undefined;
  for (let at = open + 1; !isBreak(text[at]); at += 1) {
    if (text[at] === separator && text[skipSpaces(at + 1)] === quote) return undefined;
    if (text[at] !== quote || text[at - 1] === '\\') continue;
    const end = skipSpaces(at + 1);
    if (!isBreak(text[end]) && text[end] !== separator) continue;
    const inner = text.slice(open + 1, at);
    const value = inner.replaceAll(`\\${quote}`, quote).replaceAll(quote + quote, quote);
    return { value, length: end - start };
  }
  return undefined;
}
