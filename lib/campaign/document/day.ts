import { weakMapMemoize } from 'reselect';

/** A day given as YYYY-MM-DD, as a locale writes it: `11/21/2026`. */
export const dayIn = (locale: string, day: string) =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' });

type DayParts = Record<'year' | 'month' | 'day', number>;

/**
 * When a day is over, as a text names it: in digits in the locale's order, as YYYY-MM-DD, or with the
 * month's name, in the locale's language or in English. NaN if there's no such day, undefined if we
 * can't tell which day it is.
 */
export function endOfDay(locale: string, text: string): number | undefined {
  const { year, month, day } = partsIn(locale, text) ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const start = new Date(year, month - 1, day);
  return start.getMonth() === month - 1 && day > 0 ? start.setDate(day + 1) : NaN;
}

function partsIn(locale: string, text: string): DayParts | undefined {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [year] = (text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(Number);
  if (year === undefined) return undefined;
  const month = namedMonth(locale, text);
  if (month !== undefined) {
    const [day, ...others] = numbers.filter((number) => number !== year);
    return day === undefined || others.length > 0 ? undefined : { year, month, day };
  }
  const [first, second, third] = numbers;
  // Nothing but three numbers: a text around them may mean something else.
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (!/^\D{0,2}\d+\D{1,3}\d+\D{1,3}\d+\D{0,2}$/.test(text)) return undefined;
  if (first === year) return { year, month: second, day: third };
  if (third !== year) return undefined;
  return isDayFirst(locale)
    ? { day: first, month: second, year }
    : { month: first, day: second, year };
}

const isDayFirst = (locale: string) => dayIn(locale, '2027-03-31').startsWith('31');

/** The month that a text names, from 1 on: `Dec. 31, 2026`, `31 décembre 2026`. */
function namedMonth(locale: string, text: string): number | undefined {
  const words = text.toLocaleLowerCase(locale).match(/\p{L}{3,}/gu) ?? [];
  for (const language of [locale, 'en'])
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
