import { weakMapMemoize } from 'reselect';

/** Digits after the decimal separator: more than any figure has. */
const format = weakMapMemoize(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
);

/** A number as its locale writes it, with all its digits: `4,350,000`. */
export const numberText = (value: number, locale: string) => format(locale).format(value);

/** How a locale separates digits, and the words for 1000 and its powers: `K`, `M`. */
const signsOf = weakMapMemoize((locale: string) => {
  const parts = format(locale).formatToParts(1_234_567.5);
  const signOf = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  const powers = [1e12, 1e9, 1e6, 1e3].flatMap((power): [string, number][] => {
    const sign = compact.formatToParts(power).find(({ type }) => type === 'compact')?.value;
    return sign ? [[sign.toLowerCase(), power]] : [];
  });
  return { group: signOf('group', ','), decimal: signOf('decimal', '.'), powers };
});

/**
 * A number as somebody types it in a locale: `4,350,000`, `4350000`, `4.35M`, `$4.35M`, `99.9%`.
 * @returns undefined for anything else, also for `4,35` where a comma stands before three digits
 */
export function readNumber(input: string, locale: string): number | undefined {
  const { group, decimal, powers } = signsOf(locale);
  const text = input
    .trim()
    .toLowerCase()
    .replace(/^\p{Sc}/u, '')
    .replace(/[\s\u00a0\u202f]*(?:%|\p{Sc}|\+)$/u, '')
    .trim();
  const [sign = '', power = 1] = powers.find(([word]) => text.endsWith(word)) ?? [];
  const [integer = '', fraction = '', ...extraParts] = text
    .slice(0, text.length - sign.length)
    .trim()
    .split(decimal);
  const groups = integer.split(/\s/.test(group) ? /\s/ : group);
  // In India, all groups but the last one have two digits.
  const isGrouped = groups.length === 1 || /^\d{1,3}(?: \d{2,3})* \d{3}$/.test(groups.join(' '));
  const digits = groups.join('');
  if (!isGrouped || extraParts.length > 0 || !/^\d{1,15}$/.test(digits) || !/^\d*$/.test(fraction))
    return undefined;
  // So that 4.35 million isn't 4349999.9999.
  return Number((Number(`${digits}.${fraction || '0'}`) * power).toPrecision(15));
}
