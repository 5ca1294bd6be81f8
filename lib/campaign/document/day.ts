import { weakMapMemoize } from 'reselect';

type DayParts = Record<'year' | 'month' | 'day', number>;

/** A day given as YYYY-MM-DD, as a locale writes it in digits: `11/21/2026`. */
export const dayIn = (locale: string, day: string) =>
  new Date(day)
    .toLocaleDateString(locale, { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' })
    // Marks of direction, which Arabic has between the numbers.
    .replaceAll(/[\u200e\u200f]/g, '');

/**
 * When a day is over, as a text names it: in digits, with the month's name in the locale's language or
 * in English, or as a spreadsheet or a program exports it. NaN if there's no such day, undefined if we
 * can't tell which day it is.
 */
export function endOfDay(locale: string, text: string): number | undefined {
  const parts = partsIn(locale, text);
  if (!parts) return undefined;
  const { year, month, day } = parts;
  return isoDay(parts) === undefined ? NaN : new Date(year, month - 1, day + 1).getTime();
}

/** The same day as YYYY-MM-DD; undefined if it can't be read, or if there's no such day. */
export function readDay(locale: string, text: string): string | undefined {
  const parts = partsIn(locale, text);
  return parts && isoDay(parts);
}

/**
 * A day as readers get it: in the locale's form, unless it's written out in its language, such as
 * `March 31, 2027`. A text that isn't a day stays as it is.
 */
export function dayText(locale: string, text: string): string {
  const day = readDay(locale, text);
  return day === undefined || isWrittenOut(locale, text) ? text : dayIn(locale, day);
}

const isWrittenOut = (locale: string, text: string) =>
  /\d年/.test(text) ||
  (namedMonth([locale], text) !== undefined && /\d{4}/.test(text) && !/[-/:]/.test(text));

function isoDay({ year, month, day }: DayParts): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}

function partsIn(locale: string, text: string): DayParts | undefined {
  // A time with a time zone may be on another day here, unless it's where a day starts or ends.
  if (/\d:\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && !/[T\s](?:00:00|23:59)/i.test(text))
    return undefined;
  const date = text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/[\u200e\u200f]/g, '')
    .replace(/[T,\s]+\d{1,2}:\d{2}.*$/s, '')
    .trim();
  return spreadsheetDay(date) ?? dayWithName(locale, date) ?? dayInDigits(locale, date);
}

/** The days that a spreadsheet's number is read as: of this century. */
const spreadsheetDays = { first: 36_526, last: 73_050 };

/** A day as Excel, Google Sheets and Numbers count it, from the end of 1899 on; or as `20270331`. */
function spreadsheetDay(text: string): DayParts | undefined {
  const [, year, month, day] = /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (day !== undefined) return { year: Number(year), month: Number(month), day: Number(day) };
  const count = /^\d{5}(?=$|[.,]\d+$)/.exec(text)?.[0];
  if (count === undefined) return undefined;
  const { first, last } = spreadsheetDays;
  if (Number(count) < first || Number(count) > last) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30 + Number(count)));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `December 31, 2026`, `31-Dec-26`, `Dec 31, ’26`. */
function dayWithName(locale: string, text: string): DayParts | undefined {
  const month = namedMonth([locale, 'en'], text);
  if (month === undefined) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  const isShort = /(?:\p{L}\.?[\s./-]|['’])\d\d$/u.test(text);
  const at = numbers.findIndex((number) => number.length === 4);
  const yearAt = at === -1 && isShort ? numbers.length - 1 : at;
  const { [yearAt]: year } = numbers;
  const [day, ...others] = numbers.filter((_, index) => index !== yearAt);
  if (year === undefined || day === undefined || others.length > 0) return undefined;
  return { year: Number(isShort && at === -1 ? `20${year}` : year), month, day: Number(day) };
}

/** Three numbers and nothing else: a text around them may mean something else. */
const threeNumbers = /^\D{0,2}(\d{1,4})(\D{1,3})(\d{1,2})\D{1,3}(\d{1,4})\D{0,3}$/;

function dayInDigits(locale: string, text: string): DayParts | undefined {
  const [, first = '', between = '', second, third = ''] = threeNumbers.exec(text) ?? [];
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (first.length === 4) return { year: one, month: two, day: three };
  if (third.length !== 4 && third.length !== 2) return undefined;
  const year = third.length === 2 ? 2000 + three : three;
  const [dayFirst, monthFirst] = [
    { year, month: two, day: one },
    { year, month: one, day: two },
  ];
  const { order, separator } = formOf(locale);
  const sign = between.trim();
  // What's first may be a year, too.
  if (third.length === 2 && (order === 'year' || (one > 12 && order === 'month' && sign !== '.')))
    return undefined;
  if (one > 12 || one === two) return dayFirst;
  if (two > 12) return monthFirst;
  const isUsual = sign === separator || sign === '-' || (sign === '.' && order === 'day');
  if (order === 'year' || !isUsual) return undefined;
  return order === 'day' ? dayFirst : monthFirst;
}

/** What comes first in a locale's days, and what's between its numbers. */
const formOf = weakMapMemoize((locale: string) => {
  const [, first, separator = ''] = /^(\d+)\s*(\D)/.exec(dayIn(locale, '2027-03-31')) ?? [];
  const order = first === '31' ? 'day' : first === '2027' ? 'year' : 'month';
  return { order, separator };
});

/** The month that a text names in one of these languages, from 1 on. */
function namedMonth(languages: readonly string[], text: string): number | undefined {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  for (const language of languages)
    for (const name of monthNames(language)) {
      const word = words.find((written) => name.long.startsWith(written) || written === name.short);
      if (word !== undefined) return name.month;
    }
  return undefined;
}

const monthNames = weakMapMemoize((language: string) =>
  Array.from({ length: 12 }, (_, index) => {
    const nameOf = (month: 'long' | 'short') =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
        .formatToParts(new Date(Date.UTC(2027, index, 15)))
        .find(({ type }) => type === 'month')
        ?.value.toLocaleLowerCase(language)
        .replace(/\.$/, '') ?? '';
    return { month: index + 1, long: nameOf('long'), short: nameOf('short') };
  }),
);
