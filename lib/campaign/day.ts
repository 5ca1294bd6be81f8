/** A day given as YYYY-MM-DD, as a locale writes it: `11/21/2026`. */
export const dayIn = (locale: string, day: string) =>
  new Date(day).toLocaleDateString(locale, { timeZone: 'UTC' });
