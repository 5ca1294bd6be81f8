import { weakMapMemoize } from 'reselect';
import type { Figure, FigureData } from '@/content/schema';

/** How a unit's amounts are written. An amount of another unit is a number, and its words. */
const styles: Partial<Record<FigureData['unit'], Intl.NumberFormatOptions>> = {
  dollars: { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
  euros: { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 },
  percent: { style: 'unit', unit: 'percent', notation: 'standard' },
};

/** Browsers take long to make one. */
const formatOf = weakMapMemoize(
  (locale: string, notation: 'compact' | 'standard', unit: FigureData['unit']) =>
    new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 2, ...styles[unit] }),
);

/**
 * A figure with its text, as its locale writes it: `$4.35M`, `8M+`, `98/100`. It's shortened if that
 * keeps every digit: `3.2K`, but `1,306`. A percentage's whole is 100.
 */
export function figureOf(data: FigureData, locale: string): Figure {
  const { amount, unit, whole = 100, written = '#', atLeast, source } = data;
  const exact = Number(amount.toPrecision(3)) === amount;
  const format = formatOf(locale, exact ? 'compact' : 'standard', unit);
  const text = written.replace('#', format.format(amount)) + (unit === 'score' ? `/${whole}` : '');
  return {
    ...data,
    // One without a name or an address is only half typed.
    source: source?.label && source.href ? source : undefined,
    whole: unit === 'percent' ? 100 : data.whole,
    text: `${text}${atLeast ? '+' : ''}`,
  };
}

export const isFigureData = (value: unknown): value is FigureData =>
  typeof Object(value).amount === 'number' && 'unit' in Object(value);

/** What marks a made-up figure on a page. The page's footnote explains it. */
export const sampleMark = '*';

/** The text of a figure, or of a state such as `Optimal`, as readers see it. */
export const valueText = (value: Figure | string): string =>
  typeof value === 'string' ? value : value.text;
