/** A day given as YYYY-MM-DD, as a locale writes it: `11/21/2026`. */
export const dayIn = (locale: string, day: string) =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' });

/** When a day in that form is over. NaN if there's no such day, undefined if it isn't in digits. */
export function endOfDay(locale: string, day: string): number | undefined {
  const digits = /^(\d+)\D+(\d+)\D+(\d{4})$/.exec(day);
  if (!digits) return undefined;
  const [, first = 0, second = 0, year = 0] = digits.map(Number);
  const isDayFirst = dayIn(locale, '2027-03-31').startsWith('31');
  const [date, month] = isDayFirst ? [first, second] : [second, first];
  const start = new Date(year, month - 1, date);
  return start.getMonth() === month - 1 ? start.setDate(date + 1) : NaN;
}

export const isPast = (locale: string, day: string) => Number(endOfDay(locale, day)) < Date.now();
