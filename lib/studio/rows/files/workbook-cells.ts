import { format, getFormatDateInfo } from 'numfmt';
import { dayIn } from '@/lib/campaign/document/day';

export interface NumberFormats {
  /** The patterns of numbers, such as `0%`, by the number of a cell's style. */
  patterns: readonly string[];
  /** Days count from 1904 on, as in old workbooks from a Mac. */
  startsIn1904: boolean;
}

interface Context {
  /** The texts that cells share. */
  texts: readonly string[];
  formats: NumberFormats;
  locale: string;
}

/** The patterns that Excel doesn't write into a workbook (ECMA-376, 18.8.30). */
const builtIn = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yyyy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  [37, '#,##0 ;(#,##0)'],
  [38, '#,##0 ;[Red](#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;[Red](#,##0.00)'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
  [48, '##0.0E+0'],
  [49, '@'],
]);

/** Elements by their name, whatever the prefix of their namespace. */
export const elementsIn = (parent: Document | Element | undefined, name: string): Element[] =>
  Array.from(parent?.getElementsByTagNameNS('*', name) ?? []);

/** A text with several styles is in several pieces. How to pronounce it isn't a part of it. */
export const textOf = (element: Element): string =>
  elementsIn(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number(`0x${code}`)));

const idOf = (element: Element) => Number(element.getAttribute('numFmtId'));

export function numberFormatsOf(styles: Document | undefined): string[] {
  const own = new Map(
    elementsIn(styles, 'numFmt').map((element) => [
      idOf(element),
      element.getAttribute('formatCode') ?? '',
    ]),
  );
  const [cellStyles] = elementsIn(styles, 'cellXfs');
  return Array.from(cellStyles?.children ?? [], (style) => {
    const id = idOf(style);
    return own.get(id) ?? builtIn.get(id) ?? 'General';
  });
}

/** A cell's text as Excel shows it. A formula has the value that it had when the file was saved. */
export function cellText(cell: Element, { texts, formats, locale }: Context): string {
  const value = elementsIn(cell, 'v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'd':
      return /^\d{4}-\d\d-\d\d/.test(value) ? dayIn(locale, value.slice(0, 10)) : value;
    case 'str':
    case 'e':
      return value;
    default:
      return numberText(value, formats.patterns[Number(cell.getAttribute('s'))], {
        startsIn1904: formats.startsIn1904,
        locale,
      });
  }
}

/** In days: how much later the days of old workbooks from a Mac begin. */
const daysTo1904 = 1462;

function numberText(
  value: string,
  pattern = 'General',
  { startsIn1904, locale }: { startsIn1904: boolean; locale: string },
): string {
  const number = Number(value);
  if (value.trim() === '' || Number.isNaN(number)) return value;
  const { year, month, day, hours } = getFormatDateInfo(pattern);
  const days = startsIn1904 && (year || month || day) ? number + daysTo1904 : number;
  try {
    // A date is written as the locale does it, like any other.
    if (year && month && day && !hours)
      return dayIn(locale, format('yyyy-mm-dd', Math.floor(days)));
    return format(pattern, days, { locale, nbsp: false }).trim();
  } catch {
    // A pattern that nobody can read.
    return value;
  }
}
